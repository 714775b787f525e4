/** The tag of everything that was made with translations of the house's own texts. */
export const TRANSLATIONS_TAG = 'translations'
