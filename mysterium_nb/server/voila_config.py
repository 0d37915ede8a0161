"""What Voilà is told: its settings, where our notebooks are, and that a template is compiled once."""

import logging
import os
from pathlib import Path

import jinja2
from nbconvert.exporters.templateexporter import TemplateExporter
from traitlets.config import Config

from mysterium_nb.server.kernels.seat_kernels import SeatKernelManager

_HERE = Path(__file__).parent


def app_notebooks() -> Path:
    """The notebooks of pages: with the package, or in a checkout beside it."""
    installed = _HERE.parent / "notebooks" / "apps"
    return installed if installed.exists() else _HERE.parent.parent / "notebooks" / "apps"


def voila_config(
    *,
    ip: str,
    port: int,
    base_url: str,
    kernels: type[SeatKernelManager],
    pools: dict[str, int],
) -> Config:
    """Where Voilà listens, which notebooks it runs, and whose manager of kernels it makes."""
    os.environ["JUPYTER_PATH"] = os.pathsep.join(
        part for part in (str(_HERE / "share" / "jupyter"), os.environ.get("JUPYTER_PATH")) if part
    )
    config = Config()
    config.Voila.ip, config.Voila.port, config.Voila.base_url = ip, port, base_url
    config.Voila.port_retries = 0
    config.Voila.open_browser = False
    config.Voila.root_dir = str(app_notebooks())
    config.Voila.config_file_paths = []
    config.Voila.log_level = logging.ERROR
    settings = config.VoilaConfiguration
    settings.template, settings.theme = "mysterium", "dark"
    settings.allow_template_override = settings.allow_theme_override = "NO"
    settings.file_allowlist = []
    settings.show_tracebacks = False
    settings.multi_kernel_manager_class = kernels
    settings.extension_allowlist = [
        "@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget", "ipycanvas",
    ]  # fmt: skip
    config.KernelManager.autorestart = False
    if os.name == "posix":
        config.KernelManager.transport = "ipc"  # files that only we can open, where every local user can open a port
    if any(pools.values()):
        settings.preheat_kernel = True
        settings.default_pool_size = 0
        config.VoilaKernelManager.kernel_pools_config = {
            "default": {"pool_size": 0},
            **{notebook: {"pool_size": size} for notebook, size in pools.items()},
        }
    return config


class _SharedTemplates(jinja2.BytecodeCache):
    """Voilà compiles every template again for each page; here they are compiled once."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        if bucket.key in self._kept:
            bucket.bytecode_from_string(self._kept[bucket.key])

    def dump_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        self._kept[bucket.key] = bucket.bytecode_to_string()


def cache_templates() -> None:
    cache, create = _SharedTemplates(), TemplateExporter._create_environment

    def create_once(self: TemplateExporter) -> jinja2.Environment:
        environment: jinja2.Environment = create(self)  # type: ignore[no-untyped-call] # nbconvert has no types here
        environment.bytecode_cache = cache
        return environment

    TemplateExporter._create_environment = create_once  # type: ignore[method-assign] # there is no setting for it
