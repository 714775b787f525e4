"""pretix with its static files and its media, which a web server before it sends in production."""
from django.conf import settings
from pretix.wsgi import application as pretix
from whitenoise import WhiteNoise

application = WhiteNoise(pretix, root=settings.STATIC_ROOT, prefix='static/')
