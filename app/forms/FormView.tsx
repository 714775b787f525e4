import { type FormEvent, useRef, useState } from 'react'
import { CSRF_COOKIE, cookieOf } from '../platform/http/cookies.ts'
import { t } from '../platform/i18n/i18n.ts'
import { Button } from '../ui/Button.tsx'
import { Choice, ChoiceGroup, type ControlProps, Field } from '../ui/Field.tsx'
import styles from './FormView.module.css'
import { FIELD_TYPES } from './field-types.ts'
import type { FormField } from './schema.ts'

type State = { phase: 'filling' | 'sending' | 'done'; errors: Record<string, string>; failure: string }

/** A form to fill in; what somebody typed stays until it has arrived. */
export function FormView({ id, fields }: { id: number; fields: FormField[] }) {
  const [state, setState] = useState<State>({ phase: 'filling', errors: {}, failure: '' })
  const summary = useRef<HTMLParagraphElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = valuesOf(new FormData(event.currentTarget), fields)
    setState({ phase: 'sending', errors: {}, failure: '' })
    const next = await send(id, values)
    setState(next)
    if (next.phase !== 'done') summary.current?.focus()
  }

  if (state.phase === 'done') {
    return (
      <p role="status" className={styles.done}>
        {t('Thank you! Your message has arrived.')}
      </p>
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate={false}>
      <p ref={summary} tabIndex={-1} role="alert" className={styles.summary}>
        {state.failure}
      </p>
      {fields.map((field) => (
        <FormFieldView key={field.slug} field={field} error={state.errors[field.slug]} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <input name="email2" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" disabled={state.phase === 'sending'}>
        {t('Send')}
      </Button>
    </form>
  )
}

function FormFieldView({ field, error }: { field: FormField; error: string | undefined }) {
  const about = { label: field.label, help: field.help_text, error, optional: !field.required }
  if (field.field_type === FIELD_TYPES.checkboxes || field.field_type === FIELD_TYPES.radio) {
    const type = field.field_type === FIELD_TYPES.radio ? 'radio' : 'checkbox'
    return (
      <ChoiceGroup {...about}>
        {field.choices.map((choice) => (
          <Choice key={choice} control={<input type={type} name={field.slug} value={choice} />}>
            {choice}
          </Choice>
        ))}
      </ChoiceGroup>
    )
  }
  return (
    <Field {...about}>{(control) => <Control field={field} common={{ ...control, name: field.slug, required: field.required }} />}</Field>
  )
}

const INPUT_TYPES: Record<number, string> = {
  [FIELD_TYPES.email]: 'email',
  [FIELD_TYPES.date]: 'date',
  [FIELD_TYPES.dateTime]: 'datetime-local',
  [FIELD_TYPES.number]: 'number',
  [FIELD_TYPES.url]: 'url',
  [FIELD_TYPES.dateOfBirth]: 'date',
}

function Control({ field, common }: { field: FormField; common: ControlProps & { name: string; required: boolean } }) {
  if (field.field_type === FIELD_TYPES.textarea)
    return <textarea {...common} rows={6} defaultValue={field.default} placeholder={field.placeholder_text} />
  if (field.field_type !== FIELD_TYPES.select && field.field_type !== FIELD_TYPES.multiSelect) {
    return (
      <input {...common} type={INPUT_TYPES[field.field_type] ?? 'text'} defaultValue={field.default} placeholder={field.placeholder_text} />
    )
  }
  return (
    <select
      {...common}
      multiple={field.field_type === FIELD_TYPES.multiSelect}
      defaultValue={field.field_type === FIELD_TYPES.multiSelect ? undefined : field.default}
    >
      {field.field_type === FIELD_TYPES.select && <option value="">{t('Please choose')}</option>}
      {field.choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  )
}

function valuesOf(data: FormData, fields: FormField[]): Record<string, unknown> {
  const values: Record<string, unknown> = { email2: String(data.get('email2') ?? '') }
  for (const { slug, field_type } of fields) {
    const isList = field_type === FIELD_TYPES.checkboxes || field_type === FIELD_TYPES.multiSelect
    values[slug] = isList ? data.getAll(slug).map(String) : String(data.get(slug) ?? '')
  }
  return values
}

async function send(form: number, field_values: Record<string, unknown>): Promise<State> {
  try {
    const response = await fetch('/de/api/forms-entries/', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'X-CSRFToken': cookieOf(document.cookie, CSRF_COOKIE) ?? '' },
      body: JSON.stringify({ form, field_values }),
    })
    if (response.ok) return { phase: 'done', errors: {}, failure: '' }
    const problem = (await response.json()) as { detail?: string; errors?: Record<string, string[]> }
    const errors = Object.fromEntries(Object.entries(problem.errors ?? {}).map(([slug, [message]]) => [slug, message ?? '']))
    return { phase: 'filling', errors, failure: problem.detail ?? t("Unfortunately, that didn't work.") }
  } catch {
    return { phase: 'filling', errors: {}, failure: t("Unfortunately, that didn't work.") }
  }
}
