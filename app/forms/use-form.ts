import { type FormEvent, useEffect, useRef, useState } from 'react'
import { valuesOf } from './form-values.ts'
import type { InitialEntry } from './initial-entry.ts'
import type { FormField } from './schema.ts'
import { fetchFormToken, sendEntry } from './send-entry.ts'
import { forgetTyped, keepTyped, typedValues } from './typed-entries.ts'
import { type FieldErrors, type FieldValues, initialErrors, initialValue, validateEntry } from './validate.ts'

type State = { phase: 'filling' | 'sending' | 'done'; errors: FieldErrors; failure: string; thanks: string }

/** The state of a form: shows and hides dependent fields, validates before submitting, keeps the input until it is stored. */
export function useForm(id: number, fields: FormField[], formToken: string, initialEntry: InitialEntry | undefined) {
  const [values, setValues] = useState<FieldValues>(() => ({ ...initialValues(fields), ...typedValues(id), ...initialEntry?.values }))
  /** with which the controls begin; they hold their values themselves */
  const [begun] = useState(values)
  const [state, setState] = useState<State>(() => initialState(fields, initialEntry))
  /** uploads under way; submitting waits for them */
  const uploads = useRef(new Set<Promise<unknown>>())
  const ownToken = useRef<Promise<string> | undefined>(formToken ? Promise.resolve(formToken) : undefined)
  const announcement = useRef<HTMLDivElement>(null)
  const hasSent = useRef(false)

  // After submitting, the focus moves to the result.
  useEffect(() => {
    if (hasSent.current && state.phase !== 'sending') announcement.current?.focus()
  }, [state])

  /** The form token; fetched now where there was no connection when the visitor began. */
  async function tokenToSend(): Promise<string> {
    const token = (await ownToken.current) ?? ''
    if (token) return token
    ownToken.current = fetchFormToken()
    return ownToken.current
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase === 'sending') return
    const form = event.currentTarget
    hasSent.current = true
    setState({ phase: 'sending', errors: initialErrors(fields), failure: '', thanks: '' })
    await Promise.allSettled(uploads.current)
    const entered = valuesOf(new FormData(form), fields)
    const errors = validateEntry(fields, entered)
    const outcome = Object.keys(errors).length > 0 ? { errors, failure: '' } : await sendEntry(id, entered, await tokenToSend())
    if ('thanks' in outcome) {
      forgetTyped(id)
      setState({ phase: 'done', errors: initialErrors(fields), failure: '', thanks: outcome.thanks })
    } else setState({ phase: 'filling', errors: { ...initialErrors(fields), ...outcome.errors }, failure: outcome.failure, thanks: '' })
  }

  return {
    ...state,
    values,
    begun,
    announcement,
    submit,
    /** fetches a form token, if the page had none, when the visitor focuses the form */
    begin() {
      if (!ownToken.current) ownToken.current = fetchFormToken()
    },
    /** reads the values again, since the visibility of other fields may depend on them */
    onChange(event: FormEvent<HTMLFormElement>) {
      const entered = valuesOf(new FormData(event.currentTarget), fields)
      setValues(entered)
      keepTyped(id, fields, entered)
    },
    onUpload(upload: Promise<unknown>) {
      uploads.current.add(upload)
      const removeUpload = () => uploads.current.delete(upload)
      upload.then(removeUpload, removeUpload)
    },
  }
}

function initialValues(fields: FormField[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.slug, initialValue(field)]))
}

function initialState(fields: FormField[], initialEntry: InitialEntry | undefined): State {
  const errors = { ...initialErrors(fields), ...initialEntry?.errors }
  return {
    phase: 'filling',
    errors,
    failure: initialEntry && Object.keys(initialEntry.errors).length === 0 ? initialEntry.failure : '',
    thanks: '',
  }
}
