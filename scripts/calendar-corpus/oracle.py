"""Says when the entries of calendars take place, by icalendar and recurring-ical-events.

Reads a JSON list of calendars as texts, writes a JSON list: for each a sorted list of
"uid start end status", or a sentence that says why it could not be read.
"""
import datetime
import json
import sys
import zoneinfo

import icalendar
import recurring_ical_events

HOUSE = zoneinfo.ZoneInfo("Europe/Berlin")
FIRST, LAST = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC), datetime.datetime(2045, 1, 1, tzinfo=datetime.UTC)


def moment(value):
    if not isinstance(value, datetime.datetime):
        value = datetime.datetime(value.year, value.month, value.day)
    if value.tzinfo is None:
        value = value.replace(tzinfo=HOUSE)
    return value.astimezone(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def occurrences(text):
    lines = set()
    for calendar in icalendar.Calendar.from_ical(text, multiple=True):
        for event in recurring_ical_events.of(calendar, skip_bad_series=False).between(FIRST, LAST):
            start, end = moment(event["DTSTART"].dt), moment(event["DTEND"].dt) if "DTEND" in event else None
            status = "cancelled" if str(event.get("STATUS", "")).upper() == "CANCELLED" else "scheduled"
            lines.add(f"{event.get('UID', '')} {start} {end if end and end > start else '-'} {status}")
    return sorted(lines)


def said(text):
    try:
        return occurrences(text)
    except Exception as error:  # noqa: BLE001 - whatever its readers throw
        return f"{type(error).__name__}: {error}"


json.dump([said(text) for text in json.load(sys.stdin)], sys.stdout)
