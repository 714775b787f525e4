import type { ModuleField } from '../../modules/definition.ts'
import { type FieldProps, wordsOf } from './field-props.ts'
import { PictureField } from './PictureField.tsx'

/** A picture of a module. */
export function MediaField(props: FieldProps<Extract<ModuleField, { kind: 'media' }>>) {
  const { value, context, onChange } = props
  return <PictureField {...wordsOf(props)} session={context.session} value={value} words={['alt']} onChange={onChange} />
}
