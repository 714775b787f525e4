import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import forms from '../../staff-ui/forms.module.css'
import { ImageFinder } from '../../staff-ui/media-picker/ImageFinder.tsx'

/** The picture that a page is shared with. */
export function ShareImage({ id, onChange }: { id: number | null; onChange: (id: number | null) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={forms.buttons}>
      <button type="button" className={forms.second} onClick={() => setOpen(true)}>
        {id === null ? t('Choose sharing image') : t('Replace sharing image')}
      </button>
      {id !== null && (
        <button type="button" className={forms.second} onClick={() => onChange(null)}>
          {t('Remove')}
        </button>
      )}
      {isOpen && (
        <ImageFinder
          onClose={() => setOpen(false)}
          onPick={(picture) => {
            setOpen(false)
            onChange(picture.id)
          }}
        />
      )}
    </div>
  )
}
