import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import forms from '../../staff-ui/forms.module.css'
import { ChoiceField } from './ChoiceField.tsx'
import { Code } from './Code.tsx'
import { FileField } from './FileField.tsx'
import { FinderField } from './FinderField.tsx'
import type { FieldProps } from './field-props.ts'
import { Items } from './Items.tsx'
import { LanguageField } from './LanguageField.tsx'
import { Line } from './Line.tsx'
import { LinkField } from './LinkField.tsx'
import { MediaField } from './MediaField.tsx'
import styles from './panel.module.css'

/** A field of the side panel with its errors. */
export function Field(props: FieldProps) {
  const messages = props.context.errors[props.path]
  if (props.field.kind === 'richText') return null
  return (
    <div className={messages ? styles.broken : undefined} data-field={props.path}>
      <Control {...props} />
      {messages && (
        <p className={forms.error} role="alert">
          {messages.join(' ')}
        </p>
      )}
    </div>
  )
}

function Control(props: FieldProps) {
  const { field, value, onChange } = props
  switch (field.kind) {
    case 'richText':
      return null
    case 'media':
      if (field.accept) return <FileField label={t(field.label)} kind={field.accept} value={value} onChange={onChange} />
      return <MediaField {...props} field={field} />
    case 'url':
      return <LinkField {...props} field={field} />
    case 'boolean':
      return (
        <label className={forms.check}>
          <input type="checkbox" checked={Boolean(value)} onChange={(event) => onChange(event.target.checked)} />
          {t(field.label)}
        </label>
      )
    case 'code':
      return <Code {...props} field={field} />
    case 'select':
      return (
        <label className={forms.field}>
          <span>{t(field.label)}</span>
          <select
            value={String(value ?? '')}
            onChange={(event) => onChange(field.options.find((option) => String(option.value) === event.target.value)?.value)}
          >
            {field.options.every((option) => option.value !== value) && <option value="">{t('Default')}</option>}
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {t(option.label as Label)}
              </option>
            ))}
          </select>
        </label>
      )
    case 'language':
      return <LanguageField {...props} />
    case 'relation':
    case 'relations': {
      const Chooser = field.isLong ? FinderField : ChoiceField
      return <Chooser label={t(field.label)} from={field.from} several={field.kind === 'relations'} value={value} onChange={onChange} />
    }
    case 'items':
      return <Items {...props} field={field} Field={Field} />
    default:
      return <Line {...props} field={field} />
  }
}
