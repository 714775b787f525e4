"""Gives an event series dates that are over, with a quota each, for measurements. Prints how many there are then."""
import sys
from datetime import timedelta

import django

django.setup()

from django.db import transaction  # noqa: E402
from django.utils.timezone import now  # noqa: E402
from django_scopes import scopes_disabled  # noqa: E402
from i18nfield.strings import LazyI18nString  # noqa: E402
from pretix.base.models import Event, ItemVariation, Quota, SubEvent  # noqa: E402

with scopes_disabled(), transaction.atomic():
    organiser, slug, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    event = Event.objects.get(organizer__slug=organiser, slug=slug)
    past = SubEvent.objects.filter(event=event, date_from__lt=now()).count()
    name = LazyI18nString({'de': 'Vorbei'})
    dates = SubEvent.objects.bulk_create([
        SubEvent(event=event, active=True, name=name, date_from=now() - timedelta(days=1 + number / 4))
        for number in range(past, count)
    ])
    quotas = Quota.objects.bulk_create([Quota(event=event, subevent=date, name='Karten', size=100) for date in dates])
    items = list(event.items.all())
    variations = list(ItemVariation.objects.filter(item__event=event))
    of_items = Quota.items.through
    of_items.objects.bulk_create([of_items(quota=quota, item=item) for quota in quotas for item in items])
    of_variations = Quota.variations.through
    of_variations.objects.bulk_create([
        of_variations(quota=quota, itemvariation=variation) for quota in quotas for variation in variations
    ])
    print(SubEvent.objects.filter(event=event, date_from__lt=now()).count())
