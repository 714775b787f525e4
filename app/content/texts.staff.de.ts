/** German of what only staff read of this room, by id. */
export const texts = {
  'Layout of the page': 'Aufteilung der Seite',
  'New page': 'Neue Seite',
  'page settings': 'Angaben zur Seite',
  'new address {path}': 'neue Adresse {path}',
  'Somebody else has changed this page meanwhile.': 'Jemand anderes hat diese Seite inzwischen geändert.',
  'A page cannot stand below itself.': 'Eine Seite kann nicht unter sich selbst stehen.',
  'This address is taken.': 'Diese Adresse ist schon vergeben.',
  'The end must lie after the beginning.': 'Das Ende muss nach dem Beginn liegen.',
  'Small letters, digits and hyphens only.': 'Nur Kleinbuchstaben, Ziffern und Bindestriche.',
  'Draft of {names}, {moment}': 'Entwurf von {names}, {moment}',
  'There are {n} pages below this one, which would be deleted with it.': {
    one: 'Unter dieser Seite liegt eine weitere, die mit gelöscht würde.',
    other: 'Unter dieser Seite liegen {n} weitere, die mit gelöscht würden.',
  },
  'This page was deleted too long ago and is gone for good.': 'Diese Seite wurde vor zu langer Zeit gelöscht und ist endgültig fort.',
  'This page is back already.': 'Diese Seite ist schon wieder da.',
  'Links of the navigation stand below this page: {names}. Please move or delete them first.':
    'Unter dieser Seite stehen Links der Navigation: {names}. Bitte verschieben oder löschen Sie zuerst diese.',
  'Changes of {names} would go live with this.': 'Damit gingen auch Änderungen von {names} online.',
  'This page is part of the house: its address stays, and it stays online. All else about it can be changed.':
    'Diese Seite gehört zum Haus: Ihre Adresse bleibt, und sie bleibt online. Alles andere an ihr lässt sich ändern.',
  'This is no picture of the library.': 'Das ist kein Bild der Mediathek.',
} as const
