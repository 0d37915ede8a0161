// The address of a picture that travels as a widget: the server's own, or one for the bytes it holds.
async function addressOf(manager, reference) {
  const image = await manager.get_model(reference.slice("IPY_MODEL_".length));
  const value = image.get("value");
  if (image.get("format") === "url") return new TextDecoder().decode(value);
  image.objectUrl ??= URL.createObjectURL(new Blob([value], { type: `image/${image.get("format")}` }));
  return image.objectUrl;
}

