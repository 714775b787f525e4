/** German of what visitors read of this room, by id. */
export const texts = {
  Streets: 'Straßen',
  Cycling: 'Mit dem Rad',
  'Public transport': 'Mit Bus und Bahn',
  'Buildings and paths': 'Häuser und Wege',
} as const
