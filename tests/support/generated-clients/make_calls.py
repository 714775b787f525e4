"""Makes the calls that stand in the input through the client that was generated as house_client, and prints what they got."""

import enum
import importlib
import inspect
import io
import json
import sys
import typing

from house_client import Client
from house_client.types import File

given = json.load(sys.stdin)
cookies = given["cookies"]
client = Client(
    base_url=given["url"],
    cookies=cookies,
    headers={"X-CSRFToken": cookies["csrftoken"], "Origin": given["url"]},
    raise_on_unexpected_status=True,
    timeout=60,
)


def snake(name):
    """The name of an operation or a parameter in Python, as the generator forms it."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)


def model_of(function):
    """The model of the body that a call takes."""
    wanted = inspect.signature(function).parameters["body"].annotation
    classes = [wanted, *typing.get_args(wanted)]
    return next(one for one in classes if hasattr(one, "from_dict"))


def body_of(call, function):
    model = model_of(function)
    if call["isUpload"]:
        return model(file=File(payload=io.BytesIO(b"Hallo"), file_name="hallo.txt", mime_type="text/plain"))
    return model.from_dict(call["body"])


answers = {}
for call in given["calls"]:
    package = call["tag"].replace("-", "_")
    module = importlib.import_module(f"house_client.api.{package}.{snake(call['operation'])}")
    values = {name: value for place in call["params"].values() for name, value in place.items()}
    parameters = inspect.signature(module.sync_detailed).parameters
    named = {}
    for name, value in values.items():
        name = snake(name) if snake(name) in parameters else snake(name) + "_"
        kind = parameters[name].annotation
        named[name] = kind(value) if inspect.isclass(kind) and issubclass(kind, enum.Enum) else value
    if call["isUpload"] or call.get("body") is not None:
        named["body"] = body_of(call, module.sync_detailed)
    try:
        answer = module.sync_detailed(client=client, **named)
    except Exception as error:
        raise RuntimeError(f"{call['operation']}: {error!r}") from error
    body = json.loads(answer.content) if answer.content else None
    # A status without a body is read as nothing, every other as a model.
    if body is not None and answer.parsed is None:
        raise RuntimeError(f"{call['operation']}: the client reads nothing of {answer.status_code}")
    answers[call["operation"]] = {"status": int(answer.status_code), "body": body}

print(json.dumps(answers))
