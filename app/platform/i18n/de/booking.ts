/** German texts of `booking`, by their English source texts. */
export const booking = {} as const
