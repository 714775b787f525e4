import { useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import screen from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'

/** The text for the press, made of what the production says; copied by a button, or by hand. */
export function PressText({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [notice, setNotice] = useState('')

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    // Without the right to the clipboard the text is selected, to be copied by hand.
    if (!isCopied) field.current?.select()
    setNotice(isCopied ? t('The text is copied.') : t('The text is selected. Please copy it.'))
  }
  return (
    <section aria-label={t('Press text')} className={screen.fields}>
      <Field label={t('Press text')} help={t('Made of what this production says: text, cast, dates, photo credits.')}>
        {(control) => <textarea {...control} ref={field} readOnly rows={14} value={text} />}
      </Field>
      <div className={screen.actions}>
        <button type="button" className={screen.second} onClick={() => void copy()}>
          {t('Copy text')}
        </button>
        <p role="status">{notice}</p>
      </div>
    </section>
  )
}
