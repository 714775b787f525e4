import { useState } from 'react'
import type { PictureSource } from '../../platform/media/picture.ts'
import type { ColumnField } from '../../records/record-type.ts'
import { MediaInput } from '../inputs/MediaInput.tsx'
import { type FieldProps, labelPropsOf } from './field-props.ts'

/** The input of a picture, by its id in the media library. */
export function PictureField(props: FieldProps<Extract<ColumnField, { kind: 'media' }>>) {
  const { value, context, onChange } = props
  const [picked, setPicked] = useState<PictureSource>()
  const id = typeof value === 'number' ? value : null
  return (
    <MediaInput
      {...labelPropsOf(props)}
      value={id}
      picture={picked?.id === id ? picked : context.pictures[id ?? 0]}
      isWithdrawn={id !== null && context.withdrawn?.includes(id)}
      isReadOnly={context.isReadOnly}
      onPick={(picture) => {
        setPicked(picture)
        onChange(picture.id)
      }}
      onRemove={() => onChange(null)}
    />
  )
}
