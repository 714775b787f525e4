import { type FormEvent, useEffect, useRef, useState } from 'react'
import { valuesOf } from './form-values.ts'
import type { InitialEntry } from './initial-entry.ts'
import type { FormField } from './schema.ts'
import { fetchFormToken, sendEntry } from './send-entry.ts'
import { type FieldErrors, type FieldValues, initialErrors, initialValue, validateEntry } from './validate.ts'

type State = { phase: 'filling' | 'sending' | 'done'; errors: FieldErrors; failure: string; thanks: string }

/** What a form does: shows what is asked, checks before it sends, keeps everything typed until it has arrived. */
export function useForm(id: number, fields: FormField[], formToken: string, initialEntry: InitialEntry | undefined) {
  const [values, setValues] = useState<FieldValues>(() => ({ ...startValues(fields), ...initialEntry?.values }))
  const [state, setState] = useState<State>(() => startState(fields, initialEntry))
  /** files on their way, for which sending waits */
  const uploads = useRef(new Set<Promise<unknown>>())
  const ownToken = useRef<Promise<string> | undefined>(formToken ? Promise.resolve(formToken) : undefined)
  const announcement = useRef<HTMLDivElement>(null)
  const hasSent = useRef(false)

  // Whoever sent is led to what came of it.
  useEffect(() => {
    if (hasSent.current && state.phase !== 'sending') announcement.current?.focus()
  }, [state])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase === 'sending') return
    const form = event.currentTarget
    hasSent.current = true
    setState({ phase: 'sending', errors: initialErrors(fields), failure: '', thanks: '' })
    await Promise.allSettled(uploads.current)
    const entered = valuesOf(new FormData(form), fields)
    const errors = validateEntry(fields, entered)
    const outcome = Object.keys(errors).length > 0 ? { errors, failure: '' } : await sendEntry(id, entered, (await ownToken.current) ?? '')
    if ('thanks' in outcome) setState({ phase: 'done', errors: initialErrors(fields), failure: '', thanks: outcome.thanks })
    else setState({ phase: 'filling', errors: { ...initialErrors(fields), ...outcome.errors }, failure: outcome.failure, thanks: '' })
  }

  return {
    ...state,
    values,
    announcement,
    submit,
    /** a form without a token gets one when somebody begins to fill it in */
    begin() {
      if (!ownToken.current) ownToken.current = fetchFormToken()
    },
    /** reads anew what the fields hold, as others may depend on it */
    onChange: (event: FormEvent<HTMLFormElement>) => setValues(valuesOf(new FormData(event.currentTarget), fields)),
    onUpload(work: Promise<unknown>) {
      uploads.current.add(work)
      const forget = () => uploads.current.delete(work)
      work.then(forget, forget)
    },
  }
}

function startValues(fields: FormField[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.slug, initialValue(field)]))
}

function startState(fields: FormField[], initialEntry: InitialEntry | undefined): State {
  const errors = { ...initialErrors(fields), ...initialEntry?.errors }
  return {
    phase: 'filling',
    errors,
    failure: initialEntry && Object.keys(initialEntry.errors).length === 0 ? initialEntry.failure : '',
    thanks: '',
  }
}
