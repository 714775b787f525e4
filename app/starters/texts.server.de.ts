/** German of what only the server says about starter sites, by id. */
export const texts = {
  'This site already has pages. A starter site is written only where there are none, so that nothing is overwritten.':
    'Diese Website hat schon Seiten. Eine Startseite mit allem Drum und Dran entsteht nur, wo noch keine sind, damit nichts überschrieben wird.',
} as const
