/** German texts of the admin area, by their English source texts. */
export const admin = {
  Page: 'Seite',
  State: 'Zustand',
} as const
