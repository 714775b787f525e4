import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { namingFields } from '../../records/naming-fields.ts'
import type { Values } from '../../records/record-type.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { ApiError, request } from '../api-client.ts'
import { Dialog } from '../Dialog.tsx'
import { focusFirstEmpty } from '../focus-field.ts'
import styles from '../screen.module.css'
import { failureText } from '../use-action.ts'
import { FieldInput } from './FieldInput.tsx'
import type { CreateInPlaceProps } from './field-props.ts'
import type { Option } from './OptionSearch.tsx'

type Blank = { type: TypeDescription; values: Values }

/** A dialog that creates a related record from its required fields, without leaving the form. */
export function CreateInPlace({ of, typed, onClose, onDone }: CreateInPlaceProps) {
  const [blank, setBlank] = useState<Blank | null>(null)
  const [values, setValues] = useState<Values>({})
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [failure, setFailure] = useState('')

  useEffect(() => {
    request<Blank>('GET', `/api/admin/${of}/blank`).then(
      (answer) => {
        setBlank(answer)
        setValues({ ...answer.values, ...namingValues(answer.type, typed) })
      },
      (error) => setFailure(failureText(error)),
    )
  }, [of, typed])

  const form = useRef<HTMLFormElement>(null)
  // Focuses the first empty field; with none, the submit button keeps the focus, so that Enter creates the record.
  useEffect(() => {
    if (blank) focusFirstEmpty(form.current)
  }, [blank])

  async function create(): Promise<void> {
    if (!blank) return
    setErrors({})
    setFailure('')
    try {
      onDone(await request<Option>('POST', `/api/admin/${of}`, values))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(error.problem.errors ?? {})
      setFailure(failureText(error))
    }
  }

  return (
    <Dialog title={blank ? t('New: {name}', { name: t(blank.type.label) }) : t('Create new')} onClose={onClose}>
      {/* The dialog is nested in the record's form, which must not handle its save shortcut. */}
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
        onKeyDown={stopSaveShortcut}
      >
        {blank && (
          <fieldset className={styles.fields}>
            {requestedFields(blank.type).map((name) => {
              const field = blank.type.fields[name]
              if (!field) return null
              return (
                <FieldInput
                  key={name}
                  name={name}
                  field={field}
                  value={values[name]}
                  errors={errors}
                  context={{ pictures: {}, titles: {}, making: { types: blank.type.creatable, Dialog: CreateInPlace } }}
                  onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
                />
              )
            })}
          </fieldset>
        )}
        <p role="alert" className={styles.error}>
          {failure}
        </p>
        <div className={styles.actions}>
          <button type="button" className={styles.second} onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className={styles.action} data-starts-here aria-disabled={!blank}>
            {t('Create')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function stopSaveShortcut(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && event.key === 's') {
    event.preventDefault()
    event.stopPropagation()
  }
}

/** The fields to ask for: those that name a record, and the required ones. */
function requestedFields(type: TypeDescription): string[] {
  const naming = namingFields(type)
  return Object.entries(type.fields)
    .filter(([name, field]) => naming.includes(name) || ('required' in field && field.required && field.kind !== 'number'))
    .map(([name]) => name)
}

/** Typed text split over the naming fields: the last word into the last one, as in “Anna Muster”. */
function namingValues(type: TypeDescription, typed: string): Values {
  const naming = namingFields(type)
  if (typed === '' || naming.length === 0) return {}
  const words = typed.split(/\s+/)
  const [first, last] = [naming[0] ?? '', naming.at(-1) ?? '']
  if (first === last) return { [first]: typed }
  return { [first]: words.slice(0, -1).join(' '), [last]: words.at(-1) ?? '' }
}
