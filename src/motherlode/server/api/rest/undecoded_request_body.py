"""Bodies that reach their route undecoded: a large JSON text is decoded in a worker process."""

from collections.abc import Generator
from typing import Any, ClassVar

from litestar._openapi.schema_generation import SchemaCreator
from litestar.dto import AbstractDTO
from litestar.dto.data_structures import DTOFieldDefinition
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

from motherlode.server.api.rest_schema import PlayOn


class RawBody(AbstractDTO[Any]):
    """Gives a route the bytes of its body; `documented` is the type that the API documents."""

    documented: ClassVar[Any]

    def decode_bytes(self, value: bytes) -> bytes:
        return value

    @classmethod
    def create_for_field_definition(cls, *arguments: Any, **options: Any) -> None:
        """Prepares nothing: there is no field to decode."""

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: SchemaCreator
    ) -> Reference | Schema:
        field = FieldDefinition.from_annotation(cls.documented, name=field_definition.name)
        return schema_creator.for_field_definition(field)

    @classmethod
    def generate_field_definitions(
        cls, model_type: type[Any]
    ) -> Generator[DTOFieldDefinition, None, None]:
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: FieldDefinition) -> bool:
        return False


class RawRecord(RawBody):
    """The undecoded body of a request that is a record."""

    documented = dict[str, Any]


class RawPlayOn(RawBody):
    """The undecoded body of a request to play on from a record (PlayOn)."""

    documented = PlayOn
