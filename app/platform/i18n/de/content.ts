/** German texts of `content`, by their English source texts. */
export const content = {} as const
