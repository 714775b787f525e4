/** German of what only the server says of this room, by id. */
export const texts = {
  'This action is not available at this address.': 'Das geht unter dieser Adresse nicht.',
} as const
