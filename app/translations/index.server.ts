export { translationsApi } from './api.server.ts'
export { findBrokenTranslation } from './stored-translations.server.ts'
export { takeInTranslations } from './take-in.server.ts'
export { noteAllCurrent } from './variants.server.ts'
