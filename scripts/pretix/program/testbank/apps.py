from django.apps import AppConfig


class TestBank(AppConfig):
    name = 'testbank'
    verbose_name = 'Testbank'

    class PretixPluginMeta:
        name = 'Testbank'
        author = 'Foyer'
        version = '1'
        category = 'PAYMENT'
        description = 'A payment that succeeds at once and moves no money.'

    def ready(self):
        from . import signals  # noqa: F401
