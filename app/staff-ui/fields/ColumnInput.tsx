import { lazy, Suspense } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import type { ColumnField } from '../../records/record-type.ts'
import { CheckboxGroup } from '../inputs/CheckboxGroup.tsx'
import { CheckboxInput } from '../inputs/CheckboxInput.tsx'
import { DateInput } from '../inputs/DateInput.tsx'
import { type InputOption, translateOptions } from '../inputs/input-props.ts'
import { NumberInput } from '../inputs/NumberInput.tsx'
import { SelectInput } from '../inputs/SelectInput.tsx'
import { TextArea } from '../inputs/TextArea.tsx'
import { TextInput } from '../inputs/TextInput.tsx'
import { FileAddressField } from './FileAddressField.tsx'
import { type FieldProps, labelPropsOf } from './field-props.ts'
import { PictureField } from './PictureField.tsx'
import { RelationField } from './RelationField.tsx'
import richText from './RichTextField.module.css'

const RichTextField = lazy(() => import('./RichTextField.tsx'))

/** The input of a field with one value, with label, help and error. */
export function ColumnInput(props: FieldProps<ColumnField>) {
  const { field, value, onChange } = props
  const labelProps = labelPropsOf(props)
  switch (field.kind) {
    case 'boolean':
      return <CheckboxInput {...labelProps} value={Boolean(value)} onChange={onChange} />
    case 'select':
      return (
        <SelectInput
          {...labelProps}
          required={field.required || undefined}
          options={translateOptions(field.options)}
          none={field.none && t(field.none)}
          value={(value ?? null) as InputOption['value'] | null}
          onChange={onChange}
        />
      )
    case 'multiselect': {
      const chosen = Array.isArray(value) ? (value as InputOption['value'][]) : []
      return <CheckboxGroup {...labelProps} options={translateOptions(field.options)} value={chosen} onChange={onChange} />
    }
    case 'media':
      return <PictureField {...props} field={field} />
    case 'relation':
      return <RelationField {...props} field={field} />
    case 'richText':
      return (
        <Suspense fallback={<div className={richText.richText} aria-busy="true" />}>
          <RichTextField
            id={labelProps.id}
            isReadOnly={props.context.isReadOnly}
            label={labelProps.label}
            error={labelProps.error}
            value={value as RichText | null}
            onChange={onChange}
          />
        </Suspense>
      )
    case 'url':
      return field.file ? <FileAddressField {...props} field={field} /> : <PlainInput {...props} field={field} />
    default:
      return <PlainInput {...props} field={field} />
  }
}

type PlainField = Exclude<ColumnField, { kind: 'boolean' | 'select' | 'multiselect' | 'media' | 'relation' | 'richText' }>

/** The input of a typed value. */
function PlainInput(props: FieldProps<PlainField>) {
  const { field, value, onChange } = props
  const labelProps = labelPropsOf(props)
  const text = value === null || value === undefined ? '' : String(value)
  switch (field.kind) {
    case 'textarea':
      return <TextArea {...labelProps} rows={4} value={text} onChange={onChange} />
    case 'textList': {
      const lines = (value ?? []) as string[]
      return (
        <TextArea {...labelProps} rows={3} value={lines.join('\n')} onChange={(typed) => onChange(typed === '' ? [] : typed.split('\n'))} />
      )
    }
    case 'number': {
      const { min = 0, max, decimals } = field
      return <NumberInput {...labelProps} {...{ min, max, decimals }} value={text === '' ? null : Number(text)} onChange={onChange} />
    }
    case 'time':
      return <DateInput {...labelProps} kind="time" value={text} onChange={onChange} />
    case 'date':
    case 'datetime':
      return <DateInput {...labelProps} kind={field.kind} value={text} onChange={(typed) => onChange(typed || null)} />
    default:
      return <TextInput {...labelProps} value={text} onChange={onChange} />
  }
}
