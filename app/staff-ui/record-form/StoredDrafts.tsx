import { useId } from 'react'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { namingFields } from '../../records/naming-fields.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { focusFirstField } from '../focus-field.ts'
import styles from '../screen.module.css'
import { useDateFormat } from '../use-date-format.ts'
import type { StoredDraft } from './local-draft.ts'
import type { RecordFormState } from './use-record-form.ts'

/** The earlier drafts of a form, each with buttons to restore or discard it. */
export function StoredDrafts({ form, type }: { form: RecordFormState; type: TypeDescription }) {
  const id = useId()
  const format = useDateFormat()
  if (form.drafts.length === 0) return null
  return (
    <section className={styles.kept} aria-labelledby={id}>
      <p id={id}>{t('You have unsaved changes from earlier.')}</p>
      <ul>
        {form.drafts.map((draft, index) => (
          <li key={draft.slot} className={styles.notice}>
            <span id={`${id}-${index}`}>{describeDraft(draft, type, format)}</span>
            <button
              type="button"
              className={styles.second}
              aria-describedby={`${id}-${index}`}
              onClick={(event) => {
                focusFirstField(event.currentTarget)
                form.applyDraft(draft)
              }}
            >
              {t('Restore changes')}
            </button>
            <button
              type="button"
              className={styles.second}
              aria-describedby={`${id}-${index}`}
              onClick={(event) => {
                focusNext(event.currentTarget)
                form.discardDraft(draft)
              }}
            >
              {t('Discard')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A draft's title or changed fields, and its time. */
function describeDraft({ typed, from, at }: StoredDraft, type: TypeDescription, format: DateFormat): string {
  const isNew = Object.keys(from).length === 0
  const about = isNew ? titleOf(typed, type) : labelsOf(Object.keys(typed), type)
  return at === undefined ? about : `${about}, ${format.dateTime(toLocalIso(at))}`
}

function titleOf(typed: StoredDraft['typed'], type: TypeDescription): string {
  const names = namingFields(type).flatMap((name) => (typeof typed[name] === 'string' && typed[name] ? [typed[name]] : []))
  return names.length > 0 ? t('“{text}”', { text: names.join(' ') }) : t('untitled')
}

function labelsOf(names: string[], type: TypeDescription): string {
  return names.flatMap((name) => (type.fields[name] ? [t(type.fields[name].label)] : [])).join(', ')
}

/** An instant as local time of this computer, in ISO format. */
function toLocalIso(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString()
}

/** Moves the focus to the next draft, else the one before; with none left, to the first field of the form. */
function focusNext(pressed: HTMLElement): void {
  const entry = pressed.closest('li')
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling
  if (neighbour) neighbour.querySelector('button')?.focus()
  else focusFirstField(pressed)
}
