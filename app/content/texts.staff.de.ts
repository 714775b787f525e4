/** German of what only staff read of this room, by id. */
export const texts = {
  'Page layout': 'Aufteilung der Seite',
  'New page': 'Neue Seite',
  'page settings': 'Angaben zur Seite',
  'new URL {path}': 'neue Adresse {path}',
  'Someone else has since changed this page.': 'Jemand anderes hat diese Seite inzwischen geändert.',
  'A page cannot be placed below itself.': 'Eine Seite kann nicht unter sich selbst stehen.',
  'This URL is already in use.': 'Diese Adresse ist schon vergeben.',
  'The end must be after the start.': 'Das Ende muss nach dem Beginn liegen.',
  'Lowercase letters, digits and hyphens only.': 'Nur Kleinbuchstaben, Ziffern und Bindestriche.',
  'Draft by {names}, {moment}': 'Entwurf von {names}, {moment}',
  'This page has {n} subpages that would be deleted too.': {
    one: 'Unter dieser Seite liegt eine weitere, die mit gelöscht würde.',
    other: 'Unter dieser Seite liegen {n} weitere, die mit gelöscht würden.',
  },
  'This page was deleted too long ago and can no longer be restored.':
    'Diese Seite wurde vor zu langer Zeit gelöscht und ist endgültig fort.',
  'This page has already been restored.': 'Diese Seite ist schon wieder da.',
  'This page has navigation links below it: {names}. Move or delete them first.':
    'Unter dieser Seite stehen Links der Navigation: {names}. Bitte verschieben oder löschen Sie zuerst diese.',
  'This would also publish changes by {names}.': 'Damit gingen auch Änderungen von {names} online.',
  'Changed meanwhile, not published: {names}': 'Inzwischen anders geändert, deshalb nicht online: {names}',
  'Scheduled by {name} for {moment}': 'Geplant von {name} für {moment}',
  'This is a system page: its URL is fixed and it always stays online. You can change everything else.':
    'Diese Seite gehört zum Haus: Ihre Adresse bleibt, und sie bleibt online. Alles andere an ihr lässt sich ändern.',
  'This is not an image from the media library.': 'Das ist kein Bild der Mediathek.',
  '{title} (copy)': '{title} (Kopie)',
  'Shared part': 'Gemeinsamer Baustein',
  'Shared parts': 'Gemeinsame Bausteine',
  'Shared part “{title}”': 'Gemeinsamer Baustein „{title}“',
  'Template “{title}”': 'Vorlage „{title}“',
  'New pages that are made from it begin as it is here. Pages that exist stay as they are.':
    'Neue Seiten aus ihr beginnen so, wie sie hier steht. Seiten, die es schon gibt, bleiben, wie sie sind.',
  '“+” offers copies of it as it is here. Copies that exist stay as they are.':
    '„+“ bietet Kopien davon an, wie es hier steht. Kopien, die es schon gibt, bleiben, wie sie sind.',
  'Rename or delete': 'Umbenennen oder löschen',
  'It is not shown anywhere yet. Add it to a page with “+”.': 'Er ist noch nirgends zu sehen. Auf einer Seite fügt ihn „+“ ein.',
  'Changes show at {n} places once they are published:': {
    one: 'Er ist an einer Stelle zu sehen. Was Sie hier veröffentlichen, ändert sich dort:',
    other: 'Er ist an {n} Stellen zu sehen. Was Sie hier veröffentlichen, ändert sich an allen:',
  },
  '(draft)': '(im Entwurf)',
  'Places where it is shown': 'Stellen, an denen er zu sehen ist',
  'A shared part cannot contain another one.': 'Ein gemeinsamer Baustein kann keinen anderen enthalten.',
  'This file holds no page that can be read here.': 'Diese Datei enthält keine Seite, die sich hier lesen ließe.',
  Template: 'Vorlage',
  Templates: 'Vorlagen',
  'Template for': 'Vorlage für',
  'Modules on a page': 'Module auf einer Seite',
  'A new page': 'Eine neue Seite',
} as const
