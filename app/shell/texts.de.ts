/** German of what visitors read of this room, by id. */
export const texts = {
  'Loading schedule': 'Der Spielplan wird geladen',
  'The schedule could not be loaded.': 'Der Spielplan konnte nicht geladen werden.',
  'Skip to content': 'Zum Inhalt springen',
  'Go to homepage': 'Zur Startseite',
  'an unknown error occurred': 'Ein unbekannter Fehler ist aufgetreten',
  'An error occurred while showing the error page': 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
  'Website offline': 'Die Website ist vorübergehend nicht erreichbar',
  'Unknown middleware {name}': 'Unbekannte Zwischenstufe {name}',
  Menu: 'Menü',
  'More about {name}': 'Mehr zu {name}',
  'reserved for {n} more minutes': { one: 'noch {n} Minute reserviert', other: 'noch {n} Minuten reserviert' },
  'Back to top': 'Nach oben',
  Service: 'Service',
  'Loading page': 'Seite wird geladen',
  'You are offline. Pages you have opened are still available.': 'Sie sind offline. Was Sie schon geöffnet haben, bleibt lesbar.',
  'No connection.': 'Keine Verbindung.',
  'Still no connection.': 'Noch immer keine Verbindung.',
  'Try again': 'Noch einmal versuchen',
  'This page is not saved on your device, so you cannot read it offline.':
    'Diese Seite ist auf Ihrem Gerät nicht aufgehoben, deshalb lässt sie sich ohne Netz nicht lesen.',
  'Your reservation remains valid until the time last shown in your cart.':
    'Was Sie reserviert haben, bleibt reserviert, solange es der Warenkorb zuletzt gesagt hat.',
  'This page did not load. It will load once you are back online.':
    'Diese Seite ist nicht angekommen. Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
  'The page will load once you are back online.': 'Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
  'Available offline': 'Das können Sie jetzt lesen',
  'As of {moment}.': 'Stand: {moment}.',
  Notice: 'Hinweis',
  Legal: 'Rechtliches',
  Favourites: 'Favoriten',
  'My account': 'Mein Konto',
  'For staff': 'Für das Haus',
  'Only staff can see it.': 'Nur die Redaktion sieht sie.',
  'Quick access': 'Schnellzugriff',
  'In this section': 'In diesem Bereich',
  'Dark mode': 'Dunkle Ansicht',
  Reload: 'Neu laden',
  'JavaScript is off. You can read everything and book in our online shop.':
    'JavaScript ist ausgeschaltet. Sie können alles lesen; zum Buchen führt der Weg in den Webshop.',
  'Your browser is out of date. Please update it or use a different one.':
    'Ihr Browser ist für diese Website zu alt. Bitte aktualisieren Sie ihn oder nehmen Sie einen anderen.',
  'This page has not loaded completely. What you press will go on once the connection is back.':
    'Diese Seite ist nicht ganz geladen. Was Sie anklicken, geht weiter, sobald die Verbindung wieder da ist.',
  'Your connection is slow. Images may take a moment.': 'Ihre Verbindung ist langsam. Bilder können einen Moment brauchen.',
  'Your device is busy. Reloading the page often helps.':
    'Ihr Gerät hat viel zu tun. Falls etwas hängt, hilft es oft, die Seite neu zu laden.',
  'What’s on and tickets': 'Programm und Karten',
  'Whistleblower Protection Act': 'Hinweisgeberschutz',
  'Log out': 'Abmelden',
  'Close notice': 'Hinweis schließen',
} as const
