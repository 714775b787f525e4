// The view of forms with its texts, a script of its own: see `views.ts`.
import { deLater } from '../platform/i18n/de-later.ts'
import { addTexts } from '../platform/i18n/i18n.ts'

addTexts(deLater, 'de')

export { FormModuleView } from './form/View.tsx'
