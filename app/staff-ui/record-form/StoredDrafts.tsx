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

/** All that was typed here earlier and never saved, to be taken up again or thrown away, each by itself. */
export function StoredDrafts({ form, type }: { form: RecordFormState; type: TypeDescription }) {
  const id = useId()
  const format = useDateFormat()
  if (form.drafts.length === 0) return null
  return (
    <section className={styles.kept} aria-labelledby={id}>
      <p id={id}>{t('You have unsaved changes from earlier.')}</p>
      <ul>
        {form.drafts.map((kept, index) => (
          <li key={kept.slot} className={styles.notice}>
            <span id={`${id}-${index}`}>{inWords(kept, type, format)}</span>
            <button
              type="button"
              className={styles.second}
              aria-describedby={`${id}-${index}`}
              onClick={(event) => {
                focusFirstField(event.currentTarget)
                form.applyDraft(kept)
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
                form.discardDraft(kept)
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

/** What it was about, and when. */
function inWords({ typed, from, at }: StoredDraft, type: TypeDescription, format: DateFormat): string {
  const isNew = Object.keys(from).length === 0
  const about = isNew ? nameIn(typed, type) : labelsOf(Object.keys(typed), type)
  return at === undefined ? about : `${about}, ${format.dateTime(onTheWall(at))}`
}

function nameIn(typed: StoredDraft['typed'], type: TypeDescription): string {
  const words = namingFields(type).flatMap((name) => (typeof typed[name] === 'string' && typed[name] ? [typed[name]] : []))
  return words.length > 0 ? t('“{text}”', { text: words.join(' ') }) : t('untitled')
}

function labelsOf(names: string[], type: TypeDescription): string {
  return names.flatMap((name) => (type.fields[name] ? [t(type.fields[name].label)] : [])).join(', ')
}

/** A moment as the clock of this computer shows it. */
function onTheWall(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString()
}

/** Goes on to the next form of the list, or the one before; with none left, to the first field. */
function focusNext(pressed: HTMLElement): void {
  const entry = pressed.closest('li')
  const other = entry?.nextElementSibling ?? entry?.previousElementSibling
  if (other) other.querySelector('button')?.focus()
  else focusFirstField(pressed)
}
