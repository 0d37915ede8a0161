"""Pictures of the table as plain data: a view goes in, a scene comes out. Pure; knows no widget and no browser."""
