import { lazy, Suspense, useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import type { ColumnField } from '../../records/record-type.ts'
import { ChoiceGroup, type ControlProps, Field } from '../../ui/Field.tsx'
import styles from '../screen.module.css'
import { FileAddressField } from './FileAddressField.tsx'
import { type FieldProps, fieldId } from './field-props.ts'
import { PictureField } from './PictureField.tsx'
import { RelationField } from './RelationField.tsx'
import richText from './RichTextField.module.css'

const RichTextField = lazy(() => import('./RichTextField.tsx'))

/** A field of one value, with its label, its help and what is wrong with it. */
export function ColumnInput(props: FieldProps<ColumnField>) {
  const { field, name, errors, value, onChange } = props
  const words = {
    ...fieldId(props.context, name),
    label: t(field.label),
    help: field.help && t(field.help),
    error: errors[name]?.join(' '),
  }
  switch (field.kind) {
    case 'boolean':
      return <Flag words={words} value={value} onChange={onChange} />
    case 'multiselect':
      return <Choices words={words} field={field} value={value} onChange={onChange} />
    case 'url':
      return field.file ? <FileAddressField {...props} field={field} /> : <PlainInput {...props} field={field} />
    case 'media':
      return <PictureField {...props} field={field} />
    case 'relation':
      return <RelationField {...props} field={field} />
    case 'richText':
      return (
        <Suspense fallback={<div className={richText.richText} aria-busy="true" />}>
          <RichTextField
            id={words.id}
            isReadOnly={props.context.isReadOnly}
            label={words.label}
            error={words.error}
            value={value as RichText | null}
            onChange={onChange}
          />
        </Suspense>
      )
    default:
      return <PlainInput {...props} field={field} />
  }
}

function PlainInput({ field, name, errors, context, value, onChange }: FieldProps<PlainField>) {
  return (
    <Field
      {...fieldId(context, name)}
      label={t(field.label)}
      help={field.help && t(field.help)}
      error={errors[name]?.join(' ')}
      optional={!field.required && field.kind !== 'select'}
    >
      {(control) => <Control control={{ ...control, 'aria-required': field.required }} field={field} value={value} onChange={onChange} />}
    </Field>
  )
}

type PlainField = Exclude<ColumnField, { kind: 'boolean' | 'multiselect' | 'media' | 'relation' | 'richText' }>
type ControlOf = {
  control: ControlProps & { 'aria-required': boolean | undefined }
  field: PlainField
  value: unknown
  onChange: (value: unknown) => void
}

/** The native control of a field of one plain value. */
function Control({ control, field, value, onChange }: ControlOf) {
  const text = value === null || value === undefined ? '' : String(value)
  switch (field.kind) {
    case 'textarea':
      return <textarea {...control} className={styles.lines} rows={4} value={text} onChange={(event) => onChange(event.target.value)} />
    case 'textList':
      return (
        <textarea
          {...control}
          className={styles.lines}
          rows={3}
          value={((value ?? []) as string[]).join('\n')}
          onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
        />
      )
    case 'select':
      return (
        <select
          {...control}
          value={text}
          onChange={(event) => onChange(field.options.find((one) => String(one.value) === event.target.value)?.value ?? null)}
        >
          {field.none && <option value="">{t(field.none)}</option>}
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {t(option.label as Label)}
            </option>
          ))}
        </select>
      )
    case 'number':
      return (
        <input
          {...control}
          type="number"
          inputMode={field.decimals ? 'decimal' : 'numeric'}
          step={field.decimals ? 'any' : 1}
          min={field.min ?? 0}
          max={field.max}
          value={text}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        />
      )
    case 'date':
      return <input {...control} type="date" value={text} onChange={(event) => onChange(event.target.value || null)} />
    case 'time':
      return <input {...control} type="time" value={text} onChange={(event) => onChange(event.target.value)} />
    case 'datetime':
      // The server writes moments in the house's time zone, so their beginning is what the wall clock says.
      return (
        <input {...control} type="datetime-local" value={text.slice(0, 16)} onChange={(event) => onChange(event.target.value || null)} />
      )
    default:
      return <input {...control} type="text" value={text} onChange={(event) => onChange(event.target.value)} />
  }
}

type Words = { id?: string; label: string; help?: string | undefined; error?: string | undefined }
type FlagProps = { words: Words; value: unknown; onChange: (value: unknown) => void }

function Flag({ words: { id, label, help, error }, value, onChange }: FlagProps) {
  const note = useId()
  return (
    <div className={styles.flag}>
      <label>
        <input
          id={id}
          type="checkbox"
          checked={Boolean(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={help || error ? note : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />{' '}
        <span>{label}</span>
      </label>
      {(help || error) && (
        <div id={note}>
          {help && <p className={styles.help}>{help}</p>}
          {error && <p className={styles.error}>{error}</p>}
        </div>
      )}
    </div>
  )
}

type ChoicesProps = {
  words: Words
  field: Extract<ColumnField, { kind: 'multiselect' }>
  value: unknown
  onChange: (value: unknown) => void
}

function Choices({ words, field, value, onChange }: ChoicesProps) {
  const chosen = Array.isArray(value) ? value : []
  return (
    <ChoiceGroup {...words}>
      <div className={styles.choices}>
        {field.options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
              }
            />{' '}
            {t(option.label as Label)}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
