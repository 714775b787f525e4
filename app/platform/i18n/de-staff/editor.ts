/** German texts of `editor` for staff, by their English source texts. */
export const editor = {} as const
