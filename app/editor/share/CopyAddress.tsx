import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import forms from '../../staff-ui/forms.module.css'
import { Icon } from '../../staff-ui/Icon.tsx'
import styles from './share.module.css'

/** The address of a link that was made just now: copied by a button, or selected in its field. */
export function CopyAddress({ url, note }: { url: string; note: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  async function copy(): Promise<void> {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Without the right to the clipboard the address is selected, to be copied by hand.
      setCopied(false)
    }
  }
  return (
    <section className={styles.made} aria-label={t('New preview link')}>
      <label className={forms.field}>
        <span>{note ? t('Address for {note}', { note }) : t('URL')}</span>
        <input ref={field} type="url" readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className={forms.second} onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? t('Copied') : t('Copy')}
      </button>
      <p role="status">{isCopied ? t('The address is in the clipboard.') : t('Copy it now: later it is not shown again.')}</p>
    </section>
  )
}
