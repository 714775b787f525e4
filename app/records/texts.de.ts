/** German of what visitors read of this room, by id. */
export const texts = {
  'This text is too long.': 'Dieser Text ist zu lang.',
} as const
