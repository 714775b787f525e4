import { t } from '../platform/i18n/i18n.ts'
import forms from './forms.module.css'

/** Says what could not be loaded, with the way out. @param text a sentence */
export function LoadFailed({ text, tryAgain }: { text: string; tryAgain: () => void }) {
  return (
    <p role="alert" className={forms.error}>
      {text}{' '}
      <button type="button" className={forms.second} onClick={tryAgain}>
        {t('Try again')}
      </button>
    </p>
  )
}
