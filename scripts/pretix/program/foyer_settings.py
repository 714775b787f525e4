"""pretix's own settings, with mail written to files and a payment that moves no money."""
import os

from pretix.settings import *  # noqa: F401,F403
from pretix.settings import DATA_DIR, INSTALLED_APPS, PLUGINS

EMAIL_BACKEND = EMAIL_CUSTOM_SMTP_BACKEND = 'django.core.mail.backends.filebased.EmailBackend'
EMAIL_FILE_PATH = os.path.join(DATA_DIR, 'mails')

# Web hooks go to a house on this machine.
ALLOW_HTTP_TO_PRIVATE_NETWORKS = True

INSTALLED_APPS.append('testbank')
PLUGINS.append('testbank')
