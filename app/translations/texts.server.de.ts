/** German of what only the server says of this room, by id. */
export const texts = {
  'The site does not have this language.': 'Diese Sprache hat die Website nicht.',
} as const
