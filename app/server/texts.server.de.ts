/** German of what only the server says of this room, by id. */
export const texts = {
  'This cannot be done at this address.': 'Das geht unter dieser Adresse nicht.',
} as const
