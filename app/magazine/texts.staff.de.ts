/** German of what only staff read of this room, by id. */
export const texts = {
  Article: 'Artikel',
  'Article category': 'Rubrik',
  'Article categories': 'Rubriken',
  Topic: 'Thema',
  'Author|article': 'Autorin oder Autor',
  Standfirst: 'Vorspann',
  'Style name': 'Name des Stils',
  'Related production': 'Über das Stück',
  'The article is then also shown on the production’s pages.': 'Der Artikel steht dann auch auf den Seiten des Stücks.',
} as const
