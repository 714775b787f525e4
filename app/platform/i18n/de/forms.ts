/** German texts of `forms`, by their English source texts. */
export const forms = {} as const
