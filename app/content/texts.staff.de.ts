/** German of what only staff read of this room, by id. */
export const texts = {
  'It was deleted.': 'Das gibt es nicht mehr.',
  'Changed meanwhile: {names}': 'Inzwischen geändert: {names}.',
  'Too many releases are open.': 'Es sind zu viele Pakete offen.',
  'Too many changes are in this release.': 'In diesem Paket ist zu viel.',
  'Choose what is to change.': 'Bitte wählen, was sich ändern soll.',
  'There is nothing in this release yet.': 'In diesem Paket ist noch nichts.',
  'Release “{title}”': 'Paket „{title}“',
  'Release “{title}” undone': 'Paket „{title}“ rückgängig gemacht',
  '{name} may not publish all of this any more.': '{name} darf nicht mehr alles davon veröffentlichen.',
  'What is in this release already was changed on the page meanwhile. Remove it there first.':
    'Was schon in diesem Paket ist, wurde auf der Seite inzwischen geändert. Bitte zuerst dort herausnehmen.',
  'A release puts pages online, no records. Choose a time instead.':
    'Ein Paket stellt Seiten online, keine Einträge. Wählen Sie stattdessen eine Zeit.',
  'Choose either a time or a release.': 'Bitte entweder eine Zeit oder ein Paket wählen.',
  'Page layout': 'Aufteilung der Seite',
  'New page': 'Neue Seite',
  'page settings': 'Angaben zur Seite',
  'This is a variant of another page and stays where it is.': 'Das ist die Fassung einer anderen Seite und bleibt, wo sie ist.',
  'This page is a version of another page already.': 'Diese Seite ist schon die Fassung einer anderen.',
  'This page has a version of its own: {title}.': 'Diese Seite hat selbst eine Fassung: {title}.',
  'There is one already: {title}.': 'Die gibt es schon: {title}.',
  'A page cannot be a version of itself, nor of a page below it.':
    'Eine Seite kann nicht die Fassung ihrer selbst sein und nicht die einer Seite, die unter ihr liegt.',
  '{title} in Easy Read': '{title} in Leichter Sprache',
  'This film says in German Sign Language what “{title}” says.':
    'Dieser Film sagt in Deutscher Gebärdensprache, was unter „{title}“ steht.',
  'You can read the same: “Read as text” at the top of this page takes you there.':
    'Dasselbe gibt es zum Lesen: Oben auf dieser Seite führt „Als Text lesen“ dorthin.',
  '{title} in German Sign Language': '{title} in Gebärdensprache',
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
  'Shared parts are made on a page: choose “Save as shared part” in the menu of a module there.':
    'Bausteine entstehen auf einer Seite: Wählen Sie dort im Menü eines Moduls „Als gemeinsamen Baustein speichern“.',
  'Templates are made on a page: choose “Save as template” in the menu of a module or of the page there.':
    'Vorlagen entstehen auf einer Seite: Wählen Sie dort im Menü eines Moduls oder der Seite „… als Vorlage speichern“.',
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
