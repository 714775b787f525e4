import { useEffect, useRef } from 'react'
import type { ModuleField } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import forms from '../../staff-ui/forms.module.css'
import { useTyping } from '../text/typing.ts'
import type { FieldProps } from './field-props.ts'

/** A field for code or plain text of several lines; input is committed debounced. */
export function Code({ field, value, path, context, onChange }: FieldProps<Extract<ModuleField, { kind: 'code' }>>) {
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = String(value ?? '')
  const typing = useTyping(context.session, (typed) => {
    const text = area.current?.value
    if (text !== undefined && text !== shown) onChange(text, typed)
  })
  useEffect(() => {
    if (area.current && !typing.isPending && area.current.value !== shown) area.current.value = shown
  }, [shown, typing])
  return (
    <label className={forms.field}>
      <span>{t(field.label)}</span>
      <textarea
        ref={area}
        rows={6}
        defaultValue={shown}
        spellCheck={false}
        aria-invalid={context.errors[path] ? true : undefined}
        onChange={() => typing.typed(context.containerId)}
        onBlur={() => typing.end()}
      />
    </label>
  )
}
