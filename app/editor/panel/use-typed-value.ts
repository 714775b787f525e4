import { useState } from 'react'
import { type Typed, useTyping } from '../text/typing.ts'
import type { FieldContext } from './field-props.ts'

type TypedValue = string | number | null
type Options<V extends TypedValue> = {
  /** the value in the document, as the input shows it */
  saved: V
  context: FieldContext
  /** what of an entered value is stored, such as a text without surrounding spaces */
  normalize: (entered: V) => V
  onCommit: (value: V, typed: Typed) => void
}

/**
 * The state of an input that is typed into: entered at once, committed to the document as `useTyping` says. What was
 * entered is shown until the document holds something else, as after an undo.
 * @returns the properties of an input of `staff-ui/inputs`
 */
export function useTypedValue<V extends TypedValue>({ saved, context, normalize, onCommit }: Options<V>) {
  const [draft, setDraft] = useState<{ value: V; isPending: boolean }>()
  const typing = useTyping(context.session, (typed) => {
    if (!draft) return
    const value = normalize(draft.value)
    setDraft({ value: draft.value, isPending: false })
    if (value !== saved) onCommit(value, typed)
  })
  return {
    value: draft && (draft.isPending || normalize(draft.value) === saved) ? draft.value : saved,
    onChange(value: V): void {
      setDraft({ value, isPending: true })
      typing.typed(context.containerId)
    },
    onBlur: () => typing.end(),
  }
}
