/** German of what only the server says of this room, by id. */
export const texts = {
  'Other versions of this page': 'Andere Fassungen dieser Seite',
  'This page is partly in German.': 'Diese Seite ist teilweise auf Deutsch.',
  'What’s on at {house}: dates, times, prices and tickets for every performance.':
    'Der Spielplan: {house} mit allen Vorstellungen, Terminen, Preisen und Karten.',
  'All productions at {house}, with dates, cast and images.': 'Alle Stücke auf einen Blick: {house}, mit Terminen, Besetzung und Bildern.',
  'The people at {house}: ensemble, management and backstage teams.':
    'Wer hier spielt und arbeitet: Ensemble, Leitung und Gewerke. {house}.',
  'Stories, interviews and news from {house}.': 'Geschichten, Gespräche und Neuigkeiten. {house}.',
  'Search performances, productions, people, articles and pages at {house}.':
    'Vorstellungen, Stücke, Menschen, Artikel und Seiten finden. {house}.',
  'Preview until {moment}': 'Vorschau bis {moment}',
  'Preview|of a draft': 'Vorschau eines Entwurfs',
  'Not published yet. Please do not pass it on.': 'Noch nicht veröffentlicht. Bitte nicht weitergeben.',
} as const
