/** German texts of `programme`, by their English source texts. */
export const programme = {} as const
