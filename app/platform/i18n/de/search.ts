/** German texts of `search`, by their English source texts. */
export const search = {} as const
