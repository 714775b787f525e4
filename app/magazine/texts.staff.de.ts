/** German of what only staff read of this room, by id. */
export const texts = {
  Article: 'Artikel',
  'Article category': 'Rubrik',
  'Article categories': 'Rubriken',
  Topic: 'Thema',
  Published: 'Veröffentlicht',
  'Author|article': 'Autorin oder Autor',
  Standfirst: 'Vorspann',
  'Style name': 'Name des Stils',
  'Related production': 'Über das Stück',
  'Visitors can see the article once “Online” is ticked and this time has passed. “Schedule” only ticks or unticks the box.':
    'Besucher sehen den Artikel, sobald „Online“ angehakt und dieser Zeitpunkt erreicht ist. „Planen“ setzt oder entfernt nur das Häkchen.',
  'The article is then also shown on the production’s pages.': 'Der Artikel steht dann auch auf den Seiten des Stücks.',
} as const
