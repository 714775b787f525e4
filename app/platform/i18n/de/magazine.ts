/** German texts of `magazine`, by their English source texts. */
export const magazine = {} as const
