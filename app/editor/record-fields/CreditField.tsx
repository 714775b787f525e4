import { useId, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { request } from '../../staff-ui/api-client.ts'
import forms from '../../staff-ui/forms.module.css'
import { failureText } from '../../staff-ui/use-action.ts'

type Props = { picture: PictureSource; onKept: (picture: PictureSource) => void }

/** The credit of a picture, stored with the picture: it applies at once to all of its usages. */
export function CreditField({ picture, onKept }: Props) {
  const hint = useId()
  const [status, setStatus] = useState<{ text: string; failed: boolean }>()
  async function keep(credit: string): Promise<void> {
    if (credit === picture.credit) return
    try {
      await request('PATCH', `/api/media/${picture.id}`, { credit })
      onKept({ ...picture, credit })
      setStatus({ text: t('Saved everywhere this image is used.'), failed: false })
    } catch (error) {
      setStatus({ text: failureText(error), failed: true })
    }
  }
  return (
    <div className={forms.field}>
      <label className={forms.field}>
        <span>{t('Credit')}</span>
        <input
          type="text"
          defaultValue={picture.credit}
          maxLength={200}
          placeholder={t('Photo: first and last name')}
          aria-describedby={hint}
          aria-invalid={status?.failed || undefined}
          onBlur={({ target }) => void keep(target.value.trim())}
        />
      </label>
      <small id={hint} role="status" className={status?.failed ? forms.error : undefined}>
        {status?.text ?? t('Applies immediately everywhere this image is used.')}
      </small>
    </div>
  )
}
