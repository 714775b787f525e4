from decimal import Decimal

from django.dispatch import receiver
from pretix.base.payment import BasePaymentProvider
from pretix.base.signals import register_payment_providers


class TestBankProvider(BasePaymentProvider):
    """Takes every payment and confirms it at once."""
    identifier = 'testbank'
    verbose_name = 'Testzahlung'
    public_name = 'Testzahlung'
    is_enabled = True
    test_mode_message = 'Es fließt kein Geld.'

    def payment_form_render(self, request, total=None, order=None):
        return 'Es fließt kein Geld.'

    def calculate_fee(self, price):
        # pretix's API sets no fees of payments.
        return Decimal('2.00') if price and self.event.slug == 'gebuehr' else Decimal('0.00')

    def payment_is_valid_session(self, request):
        return True

    def checkout_confirm_render(self, request, order=None, info_data=None):
        return 'Testzahlung: es fließt kein Geld.'

    def execute_payment(self, request, payment):
        payment.confirm()


@receiver(register_payment_providers, dispatch_uid='testbank')
def register(sender, **kwargs):
    return TestBankProvider
