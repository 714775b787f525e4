import { use, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import type { ScheduledPublication } from '../../records/publication-schedule.server.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import styles from '../screen.module.css'
import { useDateFormat } from '../use-date-format.ts'
import { DeleteButton } from './DeleteButton.tsx'
import type { EditedRecord } from './edited-record.ts'
import { RecordExtensionsContext } from './extensions.ts'
import { History } from './History.tsx'
import { mayChange } from './may-change.ts'
import { PublicationSchedule } from './PublicationSchedule.tsx'
import type { RecordFormState } from './use-record-form.ts'
import { visibilitySentence } from './visibility-sentence.ts'

type Props = {
  type: TypeDescription
  record: EditedRecord
  form: RecordFormState
  plans: ScheduledPublication[]
  preview: { isOpen: boolean; toggle: () => void }
}

/** The head of a form: the record's title and the actions on the whole record. */
export function FormHead({ type, record, form, plans: planned, preview }: Props) {
  const [shows, setShows] = useState<'history' | 'plans' | null>(null)
  const [plans, setPlans] = useState(planned)
  const { id } = record
  const format = useDateFormat()
  const { Actions } = use(RecordExtensionsContext)[type.name] ?? {}
  const sentence = type.mayWrite ? visibilitySentence({ values: form.values, plans, isUnsaved: id === null || form.isDirty, format }) : ''
  const isKept = id !== null
  const mayBeSaved = !form.isSaving && (!isKept || form.isDirty)
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <h1>{record.title || t('New: {name}', { name: t(type.label) })}</h1>
        {/* Beside the button that was pressed, wherever in the form somebody stands. */}
        <p role="status" aria-live="polite" className={form.notice?.kind === 'error' ? styles.error : styles.ok}>
          {form.notice?.text}
        </p>
        {sentence && <p className={styles.seen}>{sentence}</p>}
        {type.mayWrite && (
          <button type="submit" className={styles.action} aria-disabled={!mayBeSaved}>
            {form.isSaving ? t('Saving…') : t('Save')}
          </button>
        )}
      </div>
      <div className={styles.actions}>
        {record.url && (
          <a className={styles.second} href={record.url}>
            {t('View on site')}
          </a>
        )}
        {type.hasPage && type.mayWrite && (
          <button type="button" className={styles.second} aria-pressed={preview.isOpen} onClick={preview.toggle}>
            {t('Preview')}
          </button>
        )}
        {Actions && isKept && type.mayWrite && <Actions id={id} />}
        {isKept && type.mayCreate && (
          <Link className={styles.second} to={`${adminUrl(type.name, 'new')}?from=${id}`}>
            {t('Duplicate')}
          </Link>
        )}
        {isKept && mayChange(type, 'isOnline') && 'isOnline' in type.fields && (
          <button type="button" className={styles.second} onClick={() => setShows('plans')}>
            {plans.length > 0 ? t('Scheduled ({n})', { n: plans.length }) : t('Schedule')}
          </button>
        )}
        {isKept && (
          <button type="button" className={styles.second} onClick={() => setShows('history')}>
            {t('History')}
          </button>
        )}
        {isKept && type.mayDelete && <DeleteButton type={type} id={id} title={record.title} />}
      </div>
      {isKept && shows === 'history' && <History type={type} id={id} onClose={() => setShows(null)} />}
      {isKept && shows === 'plans' && (
        <PublicationSchedule type={type.name} id={id} plans={plans} onChange={setPlans} onClose={() => setShows(null)} />
      )}
    </header>
  )
}
