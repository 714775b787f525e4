/** German texts of `admin` for staff, by their English source texts. */
export const admin = {} as const
