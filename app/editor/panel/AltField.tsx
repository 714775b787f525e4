import { useId, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import forms from '../../staff-ui/forms.module.css'

type Props = { picture: PictureSource; onKept: (picture: PictureSource) => void }

/** The alternative text of a picture, stored with the picture: it applies at once to all of its usages. */
export function AltField({ picture, onKept }: Props) {
  const hint = useId()
  const [status, setStatus] = useState<{ text: string; failed: boolean }>()
  async function keep(alt: string): Promise<void> {
    if (alt === picture.alt) return
    try {
      await request('PATCH', `/api/media/${picture.id}`, { alt })
      onKept({ ...picture, alt, isUndescribed: undefined })
      setStatus({ text: t('Saved everywhere this image is used.'), failed: false })
    } catch (error) {
      const reason = error instanceof ApiError ? error.problem.detail : undefined
      setStatus({ text: reason ?? t('Sorry, that did not work.'), failed: true })
    }
  }
  return (
    <div className={forms.field}>
      <label className={forms.field}>
        <span>{t('What the image shows (alt text)')}</span>
        <textarea
          key={picture.id}
          rows={2}
          defaultValue={picture.alt}
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
