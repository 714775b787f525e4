/** The tag of everything that was made from translations as a whole. */
export const TRANSLATIONS_TAG = 'translations'
