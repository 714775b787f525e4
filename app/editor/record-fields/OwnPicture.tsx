import { useId } from 'react'
import { PictureField } from '../panel/PictureField.tsx'
import type { OwnPartProps } from './own-part-props.ts'

/**
 * A picture of the object that the page shows: which one, its crop and focal point on this page, its description and its credit.
 */
export function OwnPicture({ session, field, label, value, errors, onChange }: OwnPartProps) {
  const group = useId()
  return (
    <PictureField
      session={session}
      label={label}
      error={errors[field]?.join(' ')}
      value={value}
      words={['alt', 'credit']}
      onChange={(chosen) => onChange(chosen, group)}
    />
  )
}
