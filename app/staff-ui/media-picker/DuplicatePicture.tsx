import { useEffect, useRef } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import forms from '../forms.module.css'
import styles from './UploadForm.module.css'

type Props = { isBusy: boolean; onUse: () => void; onDescribe: () => void }

/** The choices for an uploaded picture that the library has already: use it unchanged, or change its description everywhere. */
export function DuplicatePicture({ isBusy, onUse, onDescribe }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  // This button replaces the one that was pressed, and may be below the visible part.
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
