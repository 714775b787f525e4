import { type ReactNode, useRef, useState } from 'react'
import { Link, useBlocker, useNavigate } from 'react-router'
import { EditorDialog } from '../../editor/EditorDialog.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import type { FieldDescription, TypeDescription } from '../type-description.ts'
import { DeleteButton } from './DeleteButton.tsx'
import { FieldInput } from './FieldInput.tsx'
import type { FormContext } from './field-props.ts'
import styles from './form.module.css'
import { History } from './History.tsx'
import { type RecordForm as FormState, useRecordForm } from './use-record-form.ts'

export type EditedRecord = { id: number | null; title: string; values: Record<string, unknown>; revision: string; url: string | null }
type Props = {
  type: TypeDescription
  record: EditedRecord
  context: FormContext
  hasHistory?: boolean
  /** fields that stand elsewhere than among the others */
  without?: readonly string[]
  /** what stands above the fields, and may set them */
  above?: (form: FormState, learn: Learn) => ReactNode
}
/** Tells the form what records are called that come into it otherwise than by being searched for. */
export type Learn = (type: string, titles: Record<number, string>) => void

/** A record as a form made from its content type's description. */
export function RecordForm({ type, record, context: given, hasHistory = true, without = [], above }: Props) {
  const navigate = useNavigate()
  const form = useRecordForm({ type: type.name, id: record.id, values: record.values, revision: record.revision })
  // The form learns only with its next drawing that all is saved; whoever leaves right after a save is not asked.
  const isSaved = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => form.isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const [showsHistory, setShowsHistory] = useState(false)
  const [learned, setLearned] = useState<FormContext['titles']>({})
  const context = { ...given, titles: { ...given.titles, ...learned } }
  const learn: Learn = (name, titles) =>
    setLearned((before) => ({ ...before, [name]: { ...given.titles[name], ...before[name], ...titles } }))

  async function save(): Promise<void> {
    const saved = await form.save()
    if (!saved || record.id !== null) return
    isSaved.current = true
    await navigate(`/cms-hub/${type.name}/${saved.id}`, { replace: true })
  }

  const fields = Object.entries(type.fields).filter(([name]) => !without.includes(name))
  const input = ([name, field]: [string, FieldDescription]) => (
    <FieldInput
      // The text editor keeps its own state, so it starts afresh when the value comes from elsewhere.
      key={field.kind === 'richText' ? `${name}:${form.generation}` : name}
      name={name}
      field={field}
      value={form.values[name]}
      errors={form.errors}
      context={context}
      onChange={(value) => form.set(name, value)}
    />
  )

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 's') {
          event.preventDefault()
          void save()
        }
      }}
    >
      <header className={styles.head}>
        <h1>{record.title || t('New: {name}', { name: t(type.label) })}</h1>
        <div className={styles.actions}>
          {record.url && (
            <a className={styles.second} href={record.url}>
              {t('View on the site')}
            </a>
          )}
          {record.id !== null && type.name === 'production' && type.mayWrite && (
            <Link className={styles.second} to={`/cms-hub/event/several?productionId=${record.id}`}>
              {t('Several performances')}
            </Link>
          )}
          {record.id !== null && hasHistory && (
            <button type="button" className={styles.second} onClick={() => setShowsHistory(true)}>
              {t('History')}
            </button>
          )}
          {record.id !== null && type.mayDelete && <DeleteButton type={type} id={record.id} title={record.title} />}
          {type.mayWrite && (
            <button type="submit" className={styles.action} disabled={form.isSaving || !form.isDirty}>
              {form.isSaving ? t('Saving …') : t('Save')}
            </button>
          )}
        </div>
      </header>
      <Notices form={form} type={type} />
      {above?.(form, learn)}
      {/* Without the right to write, everything can be read and nothing changed. */}
      <fieldset className={styles.columns} disabled={!type.mayWrite}>
        <div className={styles.fields}>{fields.filter(([, field]) => !standsAside(field)).map(input)}</div>
        {fields.some(([, field]) => standsAside(field)) && (
          <div className={styles.fields}>{fields.filter(([, field]) => standsAside(field)).map(input)}</div>
        )}
      </fieldset>
      {showsHistory && record.id !== null && <History type={type} id={record.id} onClose={() => setShowsHistory(false)} />}
      {blocker.state === 'blocked' && (
        <EditorDialog title={t('Leave without saving?')} onClose={() => blocker.reset()}>
          <p>{t('Your changes are not saved yet. They are kept in this browser until you come back.')}</p>
          <div className={styles.actions}>
            <button type="button" className={styles.second} onClick={() => blocker.proceed()}>
              {t('Leave')}
            </button>
            <button type="button" className={styles.action} onClick={() => blocker.reset()}>
              {t('Stay')}
            </button>
          </div>
        </EditorDialog>
      )}
    </form>
  )
}

const ASIDE = ['flag', 'slug', 'choice', 'one', 'many', 'picture', 'day']

/** Whether a field is chosen rather than written, and so stands beside the text on a wide screen. What is required stays in the middle. */
function standsAside(field: FieldDescription): boolean {
  return ASIDE.includes(field.kind) && !('required' in field && field.required)
}

function Notices({ form, type }: { form: FormState; type: TypeDescription }) {
  return (
    <>
      <div role="status" aria-live="polite">
        {form.notice && <p className={form.notice.kind === 'ok' ? styles.ok : styles.error}>{form.notice.text}</p>}
      </div>
      {form.kept && (
        <div className={styles.notice}>
          <p>{t('You typed something here that was never saved.')}</p>
          <button type="button" className={styles.second} onClick={form.takeKept}>
            {t('Take it back in')}
          </button>
          <button type="button" className={styles.second} onClick={form.dropKept}>
            {t('Throw it away')}
          </button>
        </div>
      )}
      {form.clashes.map(({ field, mine, theirs }) => {
        const words = type.fields[field]
        return (
          <div key={field} className={styles.notice}>
            <p>{t('{name}: you and somebody else have both changed this.', { name: words ? t(words.label) : field })}</p>
            <dl className={styles.clash}>
              <dt>{t('Yours')}</dt>
              <dd>{inWords(mine)}</dd>
              <dt>{t('Theirs')}</dt>
              <dd>{inWords(theirs)}</dd>
            </dl>
            <button type="button" className={styles.second} onClick={() => form.settle(field, mine)}>
              {t('Take yours')}
            </button>
            <button type="button" className={styles.second} onClick={() => form.settle(field, theirs)}>
              {t('Take theirs')}
            </button>
          </div>
        )
      })}
    </>
  )
}

function inWords(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
