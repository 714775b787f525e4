/** German texts of `modules` for staff, by their English source texts. */
export const modules = {} as const
