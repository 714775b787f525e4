/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  '{n} modules copied': '{n} Module kopiert',
  '{names} cut': '{names} ausgeschnitten',
  'There is nothing on the clipboard that a page can hold.': 'In der Zwischenablage ist nichts, was auf eine Seite passt.',
  '{n} pictures could not be read and were left out.': {
    one: 'Ein Bild ließ sich nicht lesen und fehlt.',
    other: '{n} Bilder ließen sich nicht lesen und fehlen.',
  },
  'Moved to page “{title}”': 'Auf die Seite „{title}“ verschoben',
} as const
