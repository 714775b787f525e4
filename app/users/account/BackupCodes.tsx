import { useEffect, useRef } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../../staff-ui/screen.module.css'
import styles from './account.module.css'

/** The codes for when the phone is not at hand; this is the one time that they are shown. */
export function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const asFile = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`
  return (
    <>
      <p>
        <strong>{t('Keep these backup codes in a safe place.')}</strong>{' '}
        {t('Each code replaces your phone once. They will not be shown again.')}
      </p>
      <ul ref={list} className={styles.codes} tabIndex={-1} aria-label={t('Backup codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={form.actions}>
        <a className={form.second} href={asFile} download={`${t('Backup codes')}.txt`}>
          {t('Save as file')}
        </a>
        <button type="button" className={form.action} onClick={onDone}>
          {t('I have saved them')}
        </button>
      </div>
    </>
  )
}
