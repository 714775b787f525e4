/** German of what only staff read of this room, by id. */
export const texts = {
  Article: 'Artikel',
  'Category of articles': 'Rubrik',
  'Categories of articles': 'Rubriken',
  Topic: 'Thema',
  Published: 'Veröffentlicht',
  'Author of the article': 'Autorin oder Autor',
  Lead: 'Vorspann',
  'Style name': 'Name des Stils',
  'About the production (one)': 'Über das Stück',
  'Visitors see the article once “Online” is ticked and this moment has come. What is planned only ticks or unticks “Online”.':
    'Besucher sehen den Artikel, sobald „Online“ angehakt und dieser Zeitpunkt erreicht ist. „Planen“ setzt oder entfernt nur das Häkchen.',
  'The article then stands on its pages, too.': 'Der Artikel steht dann auch auf den Seiten des Stücks.',
} as const
