/** German of what visitors read of this room, by id. */
export const texts = {
  Streets: 'Straßen',
  'By bicycle': 'Mit dem Rad',
  'By bus and train': 'Mit Bus und Bahn',
  'Houses and paths': 'Häuser und Wege',
} as const
