/** German of what only the server says of this room, by id. */
export const texts = {
  'Someone else has since translated this.': 'Das hat inzwischen jemand anderes übersetzt.',
  'The site does not have this language.': 'Diese Sprache hat die Website nicht.',
} as const
