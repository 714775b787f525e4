/** German of what visitors read of this room, by id. */
export const texts = {
  'Other results': 'Weitere Treffer',
  'Your search did not return any results': 'Ihre Suche ergab leider keine Treffer',
  'Please try another search term.': 'Bitte versuchen Sie es mit einem anderen Suchwort.',
  'Previous page': 'Vorige Seite',
  'Next page': 'Nächste Seite',
  'Clear search': 'Suche leeren',
  Suggestions: 'Vorschläge',
  '{n} suggestions': { one: '{n} Vorschlag', other: '{n} Vorschläge' },
  'No suggestions': 'Keine Vorschläge',
  'Production|hit': 'Stück',
  'Results for “{query}”': 'Suche nach „{query}“',
  'No exact matches for {words}. Showing similar results.': 'Genau so geschrieben gibt es {words} hier nicht; gefunden wurde Ähnliches.',
  'No results match every word. Showing partial matches.': 'Alle Wörter zusammen kommen nirgends vor; gefunden wurden einzelne.',
  'Nothing begins at that time. These are the other performances of the day.':
    'Um diese Zeit beginnt nichts; das sind die anderen Vorstellungen des Tages.',
  'No performances match your search.': 'Zu dieser Suche ist kein Termin geplant.',
  'All {n} other results': { one: 'Ein weiterer Treffer', other: 'Alle {n} weiteren Treffer' },
  '{n} other results': { one: '{n} weiterer Treffer', other: '{n} weitere Treffer' },
  '{n} more dates': { one: 'Ein weiterer Termin', other: '{n} weitere Termine' },
  'Or start here': 'Oder fangen Sie hier an',
  'Title, name, topic…': 'Titel, Name, Thema …',
  Find: 'Finden',
  'There were many searches within a minute. Please wait a minute and search again.':
    'Das waren sehr viele Suchen in einer Minute. Bitte warten Sie eine Minute und suchen Sie dann weiter.',
} as const
