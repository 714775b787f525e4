import { useState } from 'react'
import { ImageFinder } from '../../editor/ImageFinder.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { ChoiceGroup } from '../../ui/Field.tsx'
import type { FieldDescription } from '../type-description.ts'
import type { FieldProps } from './field-props.ts'
import form from './form.module.css'
import { moved } from './moved.ts'
import styles from './PictureField.module.css'

/** Several pictures of the library, in an order. */
export function PicturesField({
  name,
  field,
  value,
  errors,
  context,
  onChange,
}: FieldProps<Extract<FieldDescription, { kind: 'pictures' }>>) {
  const [picked, setPicked] = useState<Record<number, PictureSource>>({})
  const [isOpen, setOpen] = useState(false)
  const ids = (value ?? []) as number[]
  return (
    <ChoiceGroup label={t(field.label)} error={errors[name]?.join(' ')} optional>
      <ol className={styles.pictures}>
        {ids.map((id, index) => {
          const picture = picked[id] ?? context.pictures[id]
          const title = picture?.alt || `#${id}`
          return (
            <li key={id}>
              {picture && <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />}
              <button
                type="button"
                aria-label={t('{name}: forward', { name: title })}
                disabled={index === 0}
                onClick={() => onChange(moved(ids, index, -1))}
              >
                ←
              </button>
              <button
                type="button"
                aria-label={t('{name}: back', { name: title })}
                disabled={index === ids.length - 1}
                onClick={() => onChange(moved(ids, index, 1))}
              >
                →
              </button>
              <button
                type="button"
                aria-label={t('Remove {name}', { name: title })}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                ✕
              </button>
            </li>
          )
        })}
      </ol>
      <div>
        <button type="button" className={form.second} onClick={() => setOpen(true)}>
          {t('Choose an image')}
        </button>
      </div>
      {isOpen && (
        <ImageFinder
          onClose={() => setOpen(false)}
          onPick={(chosen) => {
            setPicked((before) => ({ ...before, [chosen.id]: chosen }))
            onChange([...new Set([...ids, chosen.id])])
            setOpen(false)
          }}
        />
      )}
    </ChoiceGroup>
  )
}
