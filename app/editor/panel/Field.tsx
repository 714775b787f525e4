import { CheckboxInput } from '../../staff-ui/inputs/CheckboxInput.tsx'
import { LanguageInput } from '../../staff-ui/inputs/LanguageInput.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { FileField } from './FileField.tsx'
import { FinderField } from './FinderField.tsx'
import { type FieldProps, wordsOf } from './field-props.ts'
import { Items } from './Items.tsx'
import { LinkField } from './LinkField.tsx'
import { MediaField } from './MediaField.tsx'
import styles from './panel.module.css'
import { SelectField } from './SelectField.tsx'
import { NumberField, TypedField } from './TypedField.tsx'

/** A field of the side panel; one with an error is marked. */
export function Field(props: FieldProps) {
  const { field } = props
  if (field.kind === 'richText' || (field.kind === 'items' && field.inPlace)) return null
  return (
    <div className={props.context.errors[props.path] ? styles.broken : undefined} data-field={props.path}>
      <Control {...props} />
    </div>
  )
}

function Control(props: FieldProps) {
  const { field, value, onChange } = props
  const words = wordsOf(props)
  switch (field.kind) {
    case 'richText':
    // It has a control of its own below the fields (`VisibilityField`).
    case 'visibility':
      return null
    case 'media':
      if (field.accept) return <FileField {...words} kind={field.accept} value={value} onChange={onChange} />
      return <MediaField {...props} field={field} />
    case 'url':
      return <LinkField {...props} field={field} />
    case 'boolean':
      return <CheckboxInput {...words} value={Boolean(value)} onChange={onChange} />
    case 'select':
      return <SelectField {...props} field={field} />
    case 'language':
      return <LanguageInput {...words} value={String(value ?? '')} onChange={onChange} />
    case 'relation':
    case 'relations': {
      const Chooser = field.isLong ? FinderField : ChoiceField
      return <Chooser {...words} from={field.from} several={field.kind === 'relations'} value={value} onChange={onChange} />
    }
    case 'items':
      return <Items {...props} field={field} Field={Field} />
    case 'number':
      return <NumberField {...props} field={field} />
    default:
      return <TypedField {...props} field={field} />
  }
}
