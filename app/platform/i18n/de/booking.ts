/** German texts of booking, by their English source texts. */
export const booking = {
  'Tickets are loading': 'Karten werden geladen …',
  'Alle Sitzplatzkategorien': 'Alle Sitzplatzkategorien',
  '{n} tickets': { one: '{n} Karte', other: '{n} Karten' },
  'Add to cart': 'In den Warenkorb',
  'Tickets are being reserved': 'Karten werden reserviert …',
  'Reduced tickets': 'Ermäßigte Karten',
  '{n} reduced tickets': { one: '{n} ermäßigte Karte', other: '{n} ermäßigte Karten' },
  Vollpreis: 'Vollpreis',
  'One ticket less': 'Eine Karte weniger',
  'One ticket more': 'Eine Karte mehr',
  '{n} has been successfully added into your cart': {
    one: '{n} Karte liegt jetzt in Ihrem Warenkorb',
    other: '{n} Karten liegen jetzt in Ihrem Warenkorb',
  },
  'Your tickets will be reserved for the next 15 minutes': 'Ihre Karten sind für die nächsten 15 Minuten reserviert',
  'Zum Warenkorb': 'Zum Warenkorb',
  'Weitere hinzufügen': 'Weitere hinzufügen',
  'Zum Webshop': 'Zum Webshop',
  'Error {number}': 'Fehler {number}',
  'Not enough (connected) seats found.': 'Es sind nicht genügend (zusammenhängende) Plätze frei.',
  'No current reservation.': 'Es besteht keine aktuelle Reservierung.',
  'Please purchase your tickets via the webshop.': 'Bitte kaufen Sie Ihre Karten im Webshop:',
  '{n} tickets of {group} are not in your cart.': {
    one: '{n} Karte ({group}) liegt nicht im Warenkorb.',
    other: '{n} Karten ({group}) liegen nicht im Warenkorb.',
  },
  'Questions? The box office helps you gladly.': 'Fragen? Die Theaterkasse hilft Ihnen gern.',
  'This performance is cancelled. Tickets already bought are refunded.':
    'Diese Vorstellung ist abgesagt. Gekaufte Karten werden erstattet.',
  'There are no tickets to be booked here.': 'Für diese Vorstellung können hier keine Karten gebucht werden.',
  'Tickets for {title}, {date}': 'Karten für {title}, {date}',
  Webshop: 'Webshop',
  'Please call the box office, or try again in a few minutes.':
    'Bitte rufen Sie die Theaterkasse an oder versuchen Sie es in einigen Minuten noch einmal.',
} as const
