/** German that only the server says of this room, in mails and refusals, by id. */
export const texts = {
  '{name} mentioned you on “{title}”': '{name} hat Sie auf „{title}“ erwähnt',
  '{name} replied on “{title}”': '{name} hat auf „{title}“ geantwortet',
  About: 'Es geht um',
  'Open comment': 'Kommentar öffnen',
  'You get this email because you were mentioned or have written in this thread.':
    'Sie bekommen diese E-Mail, weil Sie erwähnt wurden oder hier mitgeschrieben haben.',
  'There are too many comments here already. Please delete some that are no longer needed.':
    'Hier stehen schon zu viele Kommentare. Bitte löschen Sie welche, die nicht mehr gebraucht werden.',
  'Please choose an end in the future.': 'Bitte wählen Sie ein Ende, das noch kommt.',
  'A preview link lasts a year at most.': 'Ein Vorschaulink gilt höchstens ein Jahr.',
  'There are already many preview links of this page. Please end one of them first.':
    'Von dieser Seite gibt es schon viele Vorschaulinks. Bitte beenden Sie zuerst einen davon.',
  'There is no such preview. Please check that the address is complete.':
    'Diese Vorschau gibt es nicht. Bitte prüfen Sie, ob die Adresse vollständig ist.',
  'This preview has been ended. Please ask for a new link.': 'Diese Vorschau wurde beendet. Bitte fragen Sie nach einem neuen Link.',
  'This preview ended on {moment}. Please ask for a new link.':
    'Diese Vorschau ist am {moment} abgelaufen. Bitte fragen Sie nach einem neuen Link.',
} as const
