/** German of what only staff read of this room, by id. */
export const texts = {
  'Please set up two-factor authentication under “My account” first.':
    'Bitte richten Sie zuerst unter „Mein Konto“ einen zweiten Faktor ein.',
  Editor: 'Redaktion',
  'Programme only': 'Nur Spielplan',
  'Magazine only': 'Nur Magazin',
  'Read only': 'Liest nur mit',
  'The crop is outside the image.': 'Der Ausschnitt liegt außerhalb des Bildes.',
  'Too many attempts for this account. Please choose a new password, wait an hour, or use a browser in which you have logged in before.':
    'Für dieses Konto gab es zu viele Versuche. Bitte wählen Sie ein neues Passwort, warten Sie eine Stunde, oder nehmen Sie einen Browser, in dem Sie schon einmal angemeldet waren.',
  'Too many wrong passwords. Please wait an hour, or log out and choose a new password.':
    'Das waren zu viele falsche Passwörter. Bitte warten Sie eine Stunde, oder melden Sie sich ab und wählen Sie ein neues Passwort.',
  'This password is easy to guess: it is a common one, a simple sequence, or made of your name, your address or the name of the house. Please choose another, for example four words that have nothing to do with each other.':
    'Dieses Passwort ist leicht zu erraten: Es ist ein häufiges, eine einfache Folge, oder es besteht aus Ihrem Namen, Ihrer Adresse oder dem Namen des Hauses. Bitte wählen Sie ein anderes, etwa vier Wörter, die nichts miteinander zu tun haben.',
  'Describe the image or mark it as decorative.': 'Bitte beschreiben Sie das Bild oder kennzeichnen Sie es als schmückend.',
  'This PDF opens only with a password. Please save it without one.':
    'Dieses PDF öffnet sich nur mit einem Passwort. Bitte speichern Sie es ohne.',
  'This HEIC image cannot be read here. Please export it as JPEG; an iPhone takes JPEG under Settings › Camera › Formats › Most Compatible.':
    'Dieses HEIC-Bild lässt sich hier nicht lesen. Bitte exportieren Sie es als JPEG. Ein iPhone nimmt JPEG auf unter Einstellungen › Kamera › Formate › Maximale Kompatibilität.',
  'This film is recorded as {format}, which many browsers cannot show. Please save it as H.264, for example with “Export” in Photos or QuickTime, or with HandBrake.':
    'Dieser Film ist als {format} aufgenommen, was viele Browser nicht zeigen können. Bitte speichern Sie ihn als H.264, etwa mit „Exportieren“ in Fotos oder QuickTime oder mit HandBrake.',
  'Photo: {name}': 'Foto: {name}',
  'The image is too large.': 'Das Bild ist zu groß.',
  'The file is too large.': 'Die Datei ist zu groß.',
  'This file cannot be used here (MP4, WebM, MP3, M4A, OGG, WAV, PDF or VTT).':
    'Diese Datei lässt sich hier nicht verwenden (MP4, WebM, MP3, M4A, OGG, WAV, PDF oder VTT).',
  'You do not have permission to do this.': 'Ihr Konto darf das nicht.',
  'Must be text.': 'Hier wird ein Text erwartet.',
  'Must be a number.': 'Hier wird eine Zahl erwartet.',
  'Must be a whole number.': 'Hier wird eine ganze Zahl erwartet.',
  'Must be yes or no (true or false).': 'Hier wird ja oder nein (true oder false) erwartet.',
  'Must be a list.': 'Hier wird eine Liste erwartet.',
  'Must be an object with fields.': 'Hier wird ein Objekt mit Feldern erwartet.',
  'Send the number {value} without quotation marks.': 'Bitte senden Sie die Zahl {value} ohne Anführungszeichen.',
  'Must be one of: {values}': 'Möglich ist eines davon: {values}',
  'Enter a date between the years {first} and {last}.': 'Bitte geben Sie einen Tag zwischen den Jahren {first} und {last} an.',
  'Enter a date, for example 2026-12-31.': 'Bitte geben Sie einen Tag an, zum Beispiel 2026-12-31.',
  'Enter a time, for example 19:30.': 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 19:30.',
  'Enter a date and time, for example 2026-12-31T19:30:00+01:00.':
    'Bitte geben Sie einen Zeitpunkt an, zum Beispiel 2026-12-31T19:30:00+01:00.',
  'Enter a URL that starts with https://.': 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
  'This text is not in the expected format.': 'Dieser Text hat nicht die Form, die hier erwartet wird.',
  'Enter at least {n} characters.': 'Bitte geben Sie mindestens {n} Zeichen an.',
  'Enter no more than {n} characters.': 'Bitte geben Sie höchstens {n} Zeichen an.',
  'Enter a number greater than {n}.': 'Bitte geben Sie eine Zahl über {n} an.',
  'Enter a number less than {n}.': 'Bitte geben Sie eine Zahl unter {n} an.',
  'Enter a number of {n} or more.': 'Bitte geben Sie eine Zahl ab {n} an.',
  'Enter a number of {n} or less.': 'Bitte geben Sie eine Zahl bis {n} an.',
  'Minimum number of entries: {n}': 'So viele Einträge werden mindestens gebraucht: {n}',
  'Maximum number of entries: {n}': 'So viele Einträge sind höchstens möglich: {n}',
  'Enter a multiple of {n}.': 'Bitte geben Sie ein Vielfaches von {n} an.',
  'Enter a URL that starts with https://, /, mailto:, tel: or #.':
    'Bitte geben Sie eine Adresse an, die mit https://, /, mailto:, tel: oder # beginnt.',
  'Lists can only be nested a few levels deep.': 'Listen lassen sich nur wenige Ebenen tief ineinander setzen.',
} as const
