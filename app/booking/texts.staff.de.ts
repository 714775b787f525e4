/** German of what only staff read of this room, by id. */
export const texts = {
  '{n} %': '{n} %',
  '{n} of {places}': '{n} von {places}',
  'sold|sales': 'verkauft',
  'sold or held|sales': 'verkauft oder reserviert',
  '{n} held|sales': '{n} reserviert',
  '{n} free': '{n} frei',
}
