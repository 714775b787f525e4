/** The rooms of the staff below `app/`: visitors never download anything of them. Each is named here once, for the import rules and the style sheets. */
export const STAFF_ROOMS = [
  'admin',
  'editor',
  'staff-ui',
  'scheduling',
  'casting',
  'evening',
  'papers',
  'imports',
  'move-in',
  'audit',
  'operations',
  'users',
  'media-library',
  'review',
  'site-archive',
  'backup',
]
