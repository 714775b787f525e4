import { useId, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { request } from '../../staff-ui/api-client.ts'
import forms from '../../staff-ui/forms.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import styles from './picture-field.module.css'

const MAX_CREDIT_LENGTH = 200

type Props = {
  picture: PictureSource
  /** its alternative text, or its credit */
  words: 'alt' | 'credit'
  onKept: (picture: PictureSource) => void
}

/** Words of a picture, stored with the picture: they apply at once to all of its usages. */
export function PictureWordsField({ picture, words, onKept }: Props) {
  const id = useId()
  const hint = `${id}-hint`
  const [status, setStatus] = useState<{ text: string; failed: boolean }>()
  async function keep(value: string): Promise<void> {
    if (value === picture[words]) return
    const kept = words === 'alt' ? { ...picture, alt: value, isUndescribed: undefined } : { ...picture, credit: value }
    try {
      await request('PATCH', `/api/media/${picture.id}`, { [words]: value })
      onKept(kept)
      setStatus({ text: t('Saved everywhere this image is used.'), failed: false })
    } catch (error) {
      setStatus({ text: failureText(error), failed: true })
    }
  }
  const attributes = {
    id,
    defaultValue: picture[words],
    'aria-describedby': hint,
    'aria-invalid': status?.failed || undefined,
    onBlur: ({ target }: { target: { value: string } }) => void keep(target.value.trim()),
  }
  return (
    <div className={forms.field}>
      <label className={styles.words} htmlFor={id}>
        <span>{words === 'alt' ? t('What the image shows (alt text)') : t('Credit')}</span>
        {words === 'alt' ? (
          <textarea {...NO_PASSWORD_MANAGER} rows={2} {...attributes} />
        ) : (
          <input
            {...NO_PASSWORD_MANAGER}
            type="text"
            maxLength={MAX_CREDIT_LENGTH}
            placeholder={t('Photo: first and last name')}
            {...attributes}
          />
        )}
      </label>
      <small id={hint} role="status" className={status?.failed ? forms.error : undefined}>
        {status?.text ?? t('Applies immediately everywhere this image is used.')}
      </small>
    </div>
  )
}
