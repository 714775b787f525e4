/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Width of the page': 'Breite der Seite',
  'As on a desktop': 'Wie am Bildschirm',
  'As on a tablet': 'Wie auf dem Tablet',
  'As on a phone': 'Wie auf dem Telefon',
  'As of {day}': 'Stand vom {day}',
  'Programme and lists as on that day. What you write applies now.':
    'Programm und Listen wie an diesem Tag. Was Sie schreiben, gilt schon jetzt.',
  'Day and time': 'Tag und Uhrzeit',
  'The next 180 days': 'Die nächsten 180 Tage',
  'Back to today': 'Zurück zu heute',
} as const
