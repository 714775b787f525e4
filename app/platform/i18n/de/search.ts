/** German texts of the search, by their English source texts. */
export const search = {
  Performances: 'Vorstellungen',
  'Other results': 'Weitere Treffer',
  'Your search did not return any results': 'Ihre Suche ergab leider keine Treffer',
  'Please try another search term.': 'Bitte versuchen Sie es mit einem anderen Suchwort.',
  'Previous page': 'Vorige Seite',
  'Next page': 'Nächste Seite',
} as const
