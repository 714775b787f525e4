"""Hooks of Schemathesis (fuzz.ts): they set the caller and its address on each request and count the responses."""

import atexit
import json
import os
import random
import re
import threading

import requests
import schemathesis

HEADERS = json.loads(os.environ["FUZZ_HEADERS"])
CALLS = int(os.environ["FUZZ_CALLS"])
TALLY = {"calls": 0, "statuses": {}, "faults": {}, "slowest": 0.0, "slowestCall": ""}
LOCK = threading.Lock()
RECORD = re.compile(r"/api/admin/[a-z-]+/[0-9]+")


def write():
    with open(os.environ["FUZZ_TALLY"], "w", encoding="utf-8") as file:
        json.dump(TALLY, file)


def note(status, elapsed, case, answer):
    with LOCK:
        TALLY["calls"] += 1
        TALLY["statuses"][status] = TALLY["statuses"].get(status, 0) + 1
        if elapsed > TALLY["slowest"]:
            TALLY["slowest"], TALLY["slowestCall"] = elapsed, f"{case.method} {case.path} {str(case.query)[:200]} {str(case.body)[:200]}"
        is_outage = '"shop_' in answer
        if status.startswith("5") and not is_outage or status == "none":
            request = f"{case.method} {case.path} {case.path_parameters} {case.query} {case.body!r}"
            TALLY["faults"].setdefault(f"{status} {case.method} {case.path}", f"{status} {request[:600]} -> {answer[:300]}")
        if TALLY["calls"] % 200 == 0 or TALLY["calls"] >= CALLS:
            write()
        if TALLY["calls"] >= CALLS:
            os._exit(0)


def set_base_revision(case):
    """Sets the record's current state as the base of most changes; others are rejected as outdated."""
    path = case.formatted_path if isinstance(case.body, dict) and "base" in case.body else ""
    if case.method not in ("PATCH", "POST") or not RECORD.fullmatch(path) or random.random() < 0.1:
        return
    record = requests.get(os.environ["FUZZ_URL"] + path, headers=HEADERS, timeout=20)
    if record.status_code == 200:
        case.body["base"] = record.json()["revision"]


@schemathesis.hook
def before_call(context, case, kwargs):
    headers = dict(case.headers or {})
    for name, value in HEADERS.items():
        if random.random() > 0.02:
            headers[name] = value
    # Each request has an address of its own, so that no rate limit rejects it.
    headers["X-Forwarded-For"] = f"10.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(256)}"
    case.headers = headers
    set_base_revision(case)
    # A generated session would replace the caller's; it does so only now and then.
    if "cookie" in headers and random.random() > 0.05:
        case.cookies = {}


@schemathesis.hook
def after_call(context, case, response):
    note(str(response.status_code), response.elapsed, case, response.content[:400].decode("utf-8", "replace"))


@schemathesis.hook
def after_network_error(context, case, request):
    note("none", 0.0, case, "no answer")


atexit.register(write)
