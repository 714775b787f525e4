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
} as const
