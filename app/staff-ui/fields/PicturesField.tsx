import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { FieldDescription } from '../../records/type-description.ts'
import { ChoiceGroup } from '../../ui/Field.tsx'
import styles from '../inputs/MediaInput.module.css'
import { SelectedPicture } from '../inputs/SelectedPicture.tsx'
import { ImageFinder } from '../media-picker/ImageFinder.tsx'
import form from '../screen.module.css'
import { type FieldProps, fieldId } from './field-props.ts'
import { moveItem } from './move-item.ts'
import { RowButtons, rowButtonLabels } from './RowButtons.tsx'

/** The input of an ordered list of pictures, by their ids in the media library. */
export function PicturesField({
  name,
  field,
  value,
  errors,
  context,
  onChange,
}: FieldProps<Extract<FieldDescription, { kind: 'mediaList' }>>) {
  const [picked, setPicked] = useState<Record<number, PictureSource>>({})
  const [isOpen, setOpen] = useState(false)
  const ids = (value ?? []) as number[]
  return (
    <ChoiceGroup {...fieldId(context, name)} label={t(field.label)} error={errors[name]?.join(' ')}>
      <ol className={styles.pictures}>
        {ids.map((id, index) => {
          const picture = picked[id] ?? context.pictures[id]
          const title = picture?.alt || `#${id}`
          return (
            <li key={id}>
              <SelectedPicture id={id} picture={picture} isWithdrawn={context.withdrawn?.includes(id)} />
              {!context.isReadOnly && (
                <RowButtons
                  index={index}
                  count={ids.length}
                  labels={rowButtonLabels(title)}
                  arrows={['left', 'right']}
                  onMove={(by) => onChange(moveItem(ids, index, by))}
                  onRemove={() => onChange(ids.filter((other) => other !== id))}
                />
              )}
            </li>
          )
        })}
      </ol>
      {!context.isReadOnly && (
        <div>
          <button type="button" className={form.second} onClick={() => setOpen(true)}>
            {t('Choose image')}
          </button>
        </div>
      )}
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
