/** German of what only staff read of this room, by id. */
export const texts = {
  '{n} %': '{n} %',
  '{n} of {places}': '{n} von {places}',
  '{sold} of {places} tickets sold': '{sold} von {places} Karten verkauft',
  '{n} in seven days': '{n} davon in den letzten sieben Tagen',
  'none in seven days': 'keine in den letzten sieben Tagen',
  '{n} given back in seven days': '{n} weniger als vor sieben Tagen',
  'No figures yet. They come once the ticket shop has counted a performance.':
    'Noch keine Zahlen. Sie kommen, sobald der Ticketshop eine Vorstellung gezählt hat.',
  'Counted for one day so far. From tomorrow it is a line.': 'Bisher ist ein Tag gezählt. Ab morgen wird eine Linie daraus.',
  '{n} places|chart': '{n} Plätze',
  'held|key': 'reserviert',
  'Places|sales': 'Plätze',
  'Day|sales': 'Tag',
  'Sold or held': 'Verkauft oder reserviert',
  'As a table': 'Als Tabelle',
  'sold|sales': 'verkauft',
  'sold or held|sales': 'verkauft oder reserviert',
  '{n} held|sales': '{n} reserviert',
  '{n} free': '{n} frei',
}
