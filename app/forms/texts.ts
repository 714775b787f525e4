import { forms } from '../platform/i18n/de/forms.ts'
import { addTexts } from '../platform/i18n/i18n.ts'

addTexts(forms)
