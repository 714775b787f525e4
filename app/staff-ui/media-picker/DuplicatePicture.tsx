import { useEffect, useRef } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import forms from '../forms.module.css'
import styles from './UploadForm.module.css'

type Props = { isBusy: boolean; onUse: () => void; onDescribe: () => void }

/** What can be done with a picture that the library turned out to have: used as it stands there, or described anew wherever it is shown. */
export function DuplicatePicture({ isBusy, onUse, onDescribe }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone, and this one may lie below what is in sight.
  useEffect(() => first.current?.focus(), [])
  return (
    <p className={styles.known}>
      <button ref={first} type="button" className={forms.action} disabled={isBusy} onClick={onUse}>
        {t('Use as is')}
      </button>
      <button type="button" className={forms.second} disabled={isBusy} onClick={onDescribe}>
        {t('Update description everywhere')}
      </button>
    </p>
  )
}
