"""What pretix's API cannot make: somebody, an organiser, teams and their keys. Prints it as JSON; run twice it makes nothing new."""
import json
import secrets
import sys

import django

django.setup()

from django_scopes import scopes_disabled  # noqa: E402
from pretix.base.models import Organizer, Team, TeamAPIToken, User  # noqa: E402

EMAIL = 'kasse@marienbrueck.example'
# What docs/operators.md asks an operator to allow the site.
SITE = {'event.orders:read': True, 'event.orders:write': True, 'event.vouchers:read': True}


def key(team):
    token, _ = TeamAPIToken.objects.get_or_create(team=team, name='Foyer')
    return token.token


with scopes_disabled():
    slug = sys.argv[1]
    organiser, _ = Organizer.objects.get_or_create(slug=slug, defaults={'name': 'Festspiele Marienbrück'})
    user = User.objects.filter(email=EMAIL).first()
    password = None
    if user is None:
        password = secrets.token_urlsafe(12) + '1a'
        user = User.objects.create_superuser(EMAIL, password)
        user.locale = 'de'
        user.timezone = 'Europe/Berlin'
        user.save()
    all_rights = {'all_events': True, 'all_event_permissions': True, 'all_organizer_permissions': True}
    setup, _ = Team.objects.get_or_create(organizer=organiser, name='Einrichtung', defaults=all_rights)
    setup.members.add(user)
    site, _ = Team.objects.get_or_create(
        organizer=organiser, name='Website', defaults={'all_events': True, 'limit_event_permissions': SITE}
    )
    print(json.dumps({
        'organiser': slug, 'email': EMAIL, 'password': password, 'setupToken': key(setup), 'siteToken': key(site),
    }))
