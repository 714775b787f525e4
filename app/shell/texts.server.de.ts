/** German of what only the server says of this room, by id. */
export const texts = {
  'What plays next at {house}: dates and times, prices and tickets for every performance.':
    'Der Spielplan: {house} mit allen Vorstellungen, Terminen, Preisen und Karten.',
  'All productions of {house}, with dates, casts and pictures.':
    'Alle Stücke auf einen Blick: {house}, mit Terminen, Besetzung und Bildern.',
  'The people of {house}: ensemble, direction and everybody behind the stage.':
    'Wer hier spielt und arbeitet: Ensemble, Leitung und Gewerke. {house}.',
  'Stories, conversations and news from {house}.': 'Geschichten, Gespräche und Neuigkeiten. {house}.',
  'Find performances, productions, people, articles and pages of {house}.':
    'Vorstellungen, Stücke, Menschen, Artikel und Seiten finden. {house}.',
} as const
