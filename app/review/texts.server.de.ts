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
  '{name} asks you to review “{title}”': '{name} bittet um Freigabe: „{title}“',
  'The changes are not published yet.': 'Die Änderungen sind noch nicht veröffentlicht.',
  'Review changes': 'Änderungen ansehen',
  'Everybody who may publish this page gets this email. Whoever comes first decides.':
    'Diese E-Mail bekommen alle, die die Seite veröffentlichen dürfen. Wer zuerst Zeit hat, entscheidet.',
  '{name} has published “{title}”': '{name} hat „{title}“ freigegeben und veröffentlicht',
  '{name} has returned “{title}” to you': '{name} hat „{title}“ zurückgegeben',
  '{name} has approved “{title}”': '{name} hat „{title}“ freigegeben',
  'Everything you handed over goes live on {moment}.': 'Alles, was Sie zur Freigabe gegeben haben, geht am {moment} online.',
  'Everything you handed over is published. Visitors do not see the page yet.':
    'Alles, was Sie zur Freigabe gegeben haben, ist veröffentlicht. Besucher sehen die Seite noch nicht.',
  'Everything you handed over is planned for {moment}. Visitors do not see the page yet.':
    'Alles, was Sie zur Freigabe gegeben haben, ist für {moment} geplant. Besucher sehen die Seite noch nicht.',
  'Everything you handed over is live.': 'Alles, was Sie zur Freigabe gegeben haben, ist jetzt online.',
  'See the page': 'Seite ansehen',
  'Continue editing': 'Weiter bearbeiten',
  'There are no changes to review.': 'Es gibt keine Änderungen, die jemand freigeben könnte.',
  'This person may not publish the page.': 'Diese Person darf die Seite nicht veröffentlichen.',
  'Nobody else may publish this page.': 'Außer Ihnen darf niemand diese Seite veröffentlichen.',
  'This review is already over.': 'Über diese Freigabe ist schon entschieden.',
  '{names} has changed the page since it was handed over. Please look at it again.':
    'Seit der Bitte um Freigabe wurde die Seite geändert, von: {names}. Bitte sehen Sie noch einmal hin.',
  'The page has changed since it was handed over. Please look at it again.':
    'Seit der Bitte um Freigabe wurde die Seite geändert. Bitte sehen Sie noch einmal hin.',
} as const
