/** German texts of `site`, by their English source texts. */
export const site = {} as const
