import { useState } from 'react'
import type { FieldForm } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import styles from '../forms.module.css'
import { ImageFinder } from '../ImageFinder.tsx'
import { useSessionState } from '../session/current-session.ts'
import type { FieldProps } from './field-props.ts'

/** A picture of the library. */
export function MediaField({ field, value, context, onChange }: FieldProps<Extract<FieldForm, { kind: 'media' }>>) {
  const [isOpen, setOpen] = useState(false)
  const { pictures } = useSessionState(context.session)
  const picture = typeof value === 'number' ? pictures[value] : undefined
  return (
    <div className={styles.field}>
      <span>{t(field.label)}</span>
      {picture && <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />}
      <div className={styles.buttons}>
        <button type="button" className={styles.second} onClick={() => setOpen(true)}>
          {picture ? t('Replace the image') : t('Choose an image')}
        </button>
        {picture && (
          <button type="button" className={styles.second} onClick={() => onChange(null)}>
            {t('Remove')}
          </button>
        )}
      </div>
      {isOpen && (
        <ImageFinder
          onClose={() => setOpen(false)}
          onPick={(chosen) => {
            context.session.addPicture(chosen)
            onChange(chosen.id)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
