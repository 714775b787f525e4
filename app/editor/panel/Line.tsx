import { useEffect, useRef } from 'react'
import type { ModuleField } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import forms from '../../staff-ui/forms.module.css'
import { useTyping } from '../text/typing.ts'
import type { FieldProps } from './field-props.ts'

const INPUT_TYPES = { number: 'number', datetime: 'datetime-local' } as const

type LineForm = Extract<ModuleField, { inPlace?: boolean } | { kind: 'number' }>

/** A single-line field; input is committed debounced. */
export function Line({ field, value, path, context, onChange }: FieldProps<LineForm>) {
  const input = useRef<HTMLInputElement>(null)
  const shown = field.kind === 'datetime' ? String(value ?? '').slice(0, 16) : String(value ?? '')
  const typing = useTyping(context.session, (typed) => {
    const text = input.current?.value.trim()
    if (text !== undefined && text !== shown) onChange(field.kind === 'number' ? (text === '' ? null : Number(text)) : text, typed)
  })
  useEffect(() => {
    if (input.current && !typing.isPending && input.current.value.trim() !== shown) input.current.value = shown
  }, [shown, typing])
  return (
    <label className={forms.field}>
      <span>{t(field.label)}</span>
      <input
        ref={input}
        type={field.kind === 'number' || field.kind === 'datetime' ? INPUT_TYPES[field.kind] : 'text'}
        defaultValue={shown}
        aria-invalid={context.errors[path] ? true : undefined}
        onChange={() => typing.typed(context.containerId)}
        onBlur={() => typing.end()}
      />
    </label>
  )
}
