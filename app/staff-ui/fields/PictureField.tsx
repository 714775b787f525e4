import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { ColumnField } from '../../records/record-type.ts'
import { ChoiceGroup } from '../../ui/Field.tsx'
import { ImageFinder } from '../media-picker/ImageFinder.tsx'
import form from '../screen.module.css'
import { type FieldProps, fieldId } from './field-props.ts'
import styles from './PictureField.module.css'
import { SelectedPicture } from './SelectedPicture.tsx'

/** A picture of the library. */
export function PictureField({ name, field, value, errors, context, onChange }: FieldProps<Extract<ColumnField, { kind: 'media' }>>) {
  const [picked, setPicked] = useState<PictureSource>()
  const [isOpen, setOpen] = useState(false)
  const id = typeof value === 'number' ? value : null
  const picture = picked?.id === id ? picked : context.pictures[id ?? 0]
  return (
    <ChoiceGroup
      {...fieldId(context, name)}
      label={t(field.label)}
      help={field.help && t(field.help)}
      error={errors[name]?.join(' ')}
      optional={!field.required}
    >
      <div className={styles.picture}>
        {id !== null && <SelectedPicture id={id} picture={picture} isWithdrawn={context.withdrawn?.includes(id)} />}
        {!context.isReadOnly && (
          <button type="button" className={form.second} onClick={() => setOpen(true)}>
            {id !== null ? t('Replace image') : t('Choose image')}
          </button>
        )}
        {id !== null && !context.isReadOnly && (
          <button
            type="button"
            className={form.second}
            onClick={(event) => {
              // This button goes with the picture.
              event.currentTarget.parentElement?.querySelector('button')?.focus()
              onChange(null)
            }}
          >
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
