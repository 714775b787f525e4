import { useState } from 'react'
import { ImageFinder } from '../../editor/ImageFinder.tsx'
import type { ColumnField } from '../../platform/content-type/content-type.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { ChoiceGroup } from '../../ui/Field.tsx'
import type { FieldProps } from './field-props.ts'
import form from './form.module.css'
import styles from './PictureField.module.css'

/** A picture of the library. */
export function PictureField({ name, field, value, errors, context, onChange }: FieldProps<Extract<ColumnField, { kind: 'picture' }>>) {
  const [picked, setPicked] = useState<PictureSource>()
  const [isOpen, setOpen] = useState(false)
  const picture = picked?.id === value ? picked : context.pictures[value as number]
  return (
    <ChoiceGroup label={t(field.label)} help={field.help && t(field.help)} error={errors[name]?.join(' ')} optional={!field.required}>
      <div className={styles.picture}>
        {picture && <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />}
        <button type="button" className={form.second} onClick={() => setOpen(true)}>
          {picture ? t('Replace the image') : t('Choose an image')}
        </button>
        {picture && (
          <button type="button" className={form.second} onClick={() => onChange(null)}>
            {t('Remove')}
          </button>
        )}
      </div>
      {isOpen && (
        <ImageFinder
          onClose={() => setOpen(false)}
          onPick={(chosen) => {
            setPicked(chosen)
            onChange(chosen.id)
            setOpen(false)
          }}
        />
      )}
    </ChoiceGroup>
  )
}
