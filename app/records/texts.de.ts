/** German texts of the records that visitors read, by id. */
export const texts = {
  'This text is too long.': 'Dieser Text ist zu lang.',
} as const
