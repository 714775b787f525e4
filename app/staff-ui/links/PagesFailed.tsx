import { t } from '../../platform/i18n/i18n.ts'
import forms from '../forms.module.css'

/** Says that the pages of the house could not be loaded, with the way out. */
export function PagesFailed({ tryAgain }: { tryAgain: () => void }) {
  return (
    <p role="alert" className={forms.error}>
      {t('The pages could not be loaded.')}{' '}
      <button type="button" className={forms.second} onClick={tryAgain}>
        {t('Try again')}
      </button>
    </p>
  )
}
