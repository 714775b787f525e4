/** German of what only staff read of this room, by id. */
export const texts = {
  '{n} %': '{n} %',
  '{n} of {places}': '{n} von {places}',
  'sold|sales': 'verkauft',
  'sold or held|sales': 'verkauft oder gehalten',
  '{n} held|sales': '{n} gehalten',
  '{n} free': '{n} frei',
  'well below the usual': 'weit unter dem Üblichen',
}
