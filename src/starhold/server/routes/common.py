"""What all routes share: who asks, in which language, and what is there to ask."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, Field

from starhold.server.identity.accounts import Account, account_of
from starhold.server.identity.sessions import device_label
from starhold.server.request_error import RequestError
from starhold.server.storage.base import Guest
from starhold.server.table_registry import TableRegistry
from starhold.server.tokens import hashed


class Wrong(BaseModel):
    """Why something was not done."""

    key: str = Field(description="Which reason it is, for programs.")
    text: str = Field(description="The reason in the language asked for, for people.")


_WHY = {
    400: "Not understood.",
    401: "No token, or one that is not known.",
    403: "Not yours to do, or not yet.",
    404: "There is no such thing.",
    409: "Not possible as things stand.",
    413: "Too much at once.",
    421: "Called by a name that is not this server's.",
    422: "Understood, but not fitting.",
    429: "Too often.",
    503: "Not now: try again in a moment.",
}


def wrong(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The answers of a route besides the good one."""
    return {
        status: {"model": Wrong, "description": _WHY[status]}
        for status in sorted({400, 413, 421, 422, 429, 503, *statuses})
    }


# All that a request needs first is a coroutine, even where nothing waits: FastAPI sends anything else to a thread.


async def find_registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def address_of(request: Request) -> str:
    """Where a request comes from: what it costs is charged there."""
    return request.client.host if request.client is not None else ""


RegistryOf = Annotated[TableRegistry, Depends(find_registry)]
Lang = Annotated[Literal["en", "cs", "lt"], Query(description="The language of texts.")]
Id = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$", description="The id of a table.")]
GameId = Annotated[str, Path(pattern="^[a-z0-9_]{1,40}$", description="The id of a game.")]

_bearer = HTTPBearer(auto_error=False, description="The token of a guest.")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


async def maybe_guest(registry: RegistryOf, credentials: Credentials) -> Guest | None:
    """Who asks, if they say so; a token that is not known is an error, not nobody."""
    if credentials is None:
        return None
    guest = await registry.services.storage.guest_by_token(hashed(credentials.credentials))
    if guest is None:
        raise RequestError("token-unknown", 401)
    return guest


async def some_guest(guest: Annotated[Guest | None, Depends(maybe_guest)]) -> Guest:
    """Who asks; somebody has to."""
    if guest is None:
        raise RequestError("guest-needed", 401)
    return guest


async def session_of(credentials: Credentials) -> str:
    """The hash of the token that was shown; empty: none was."""
    return "" if credentials is None else hashed(credentials.credentials)


def device_of(request: Request) -> str:
    """What asks, in a few words."""
    return device_label(request.headers.get("user-agent", "")[:500])


async def some_account(guest: Annotated[Guest, Depends(some_guest)], registry: RegistryOf) -> Account:
    """Who asks; it has to be somebody who can come back."""
    account = await account_of(registry.services.storage, guest.id)
    if account is None:
        raise RequestError("account-needed", 403)
    return account


async def some_moderator(account: Annotated[Account, Depends(some_account)]) -> Account:
    """Who asks; it has to be somebody who keeps order."""
    if not account.role:
        raise RequestError("role-needed", 403)
    return account


MaybeGuest = Annotated[Guest | None, Depends(maybe_guest)]
SomeGuest = Annotated[Guest, Depends(some_guest)]
SessionHash = Annotated[str, Depends(session_of)]
SomeAccount = Annotated[Account, Depends(some_account)]
SomeModerator = Annotated[Account, Depends(some_moderator)]
