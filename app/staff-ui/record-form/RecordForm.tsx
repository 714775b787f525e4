import { type ReactNode, use, useId, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import type { ScheduledPublication } from '../../records/publication-schedule.server.ts'
import type { FieldDescription, TypeDescription } from '../../records/type-description.ts'
import { withFlash } from '../FlashMessage.tsx'
import { CreateInPlace } from '../fields/CreateInPlace.tsx'
import { FieldInput } from '../fields/FieldInput.tsx'
import type { FormContext } from '../fields/field-props.ts'
import { LeaveGuard } from '../LeaveGuard.tsx'
import styles from '../screen.module.css'
import type { AddTitles, EditedRecord } from './edited-record.ts'
import { RecordExtensionsContext } from './extensions.ts'
import { FormHead } from './FormHead.tsx'
import { FormNotices } from './FormNotices.tsx'
import { LockableField } from './LockableField.tsx'
import { mayChange } from './may-change.ts'
import { Preview } from './Preview.tsx'
import { useFocusFieldFromUrl } from './use-focus-field-from-url.ts'
import { type RecordFormState as FormState, useRecordForm } from './use-record-form.ts'

type Props = {
  type: TypeDescription
  record: EditedRecord
  context: FormContext
  /** scheduled publications of the record */
  plans?: ScheduledPublication[]
  /** fields that are shown elsewhere, such as in `above` */
  without?: readonly string[]
  /** content above the fields, which it may set */
  above?: (form: FormState) => ReactNode
}

/** A record as a form made from its record type's description. */
export function RecordForm({ type, record, context: loaded, plans = [], without = [], above }: Props) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const prefix = useId()
  const form = useRecordForm({ type: type.name, id: record.id, values: record.values, revision: record.revision })
  // The form is clean only after its next render; without this, the navigation right after a save would ask for confirmation.
  const isSaved = useRef(false)
  const [showsPreview, setShowsPreview] = useState(false)
  // On a narrow screen only one of the two is visible.
  const [isPreviewFirst, setPreviewFirst] = useState(false)
  const [learned, setLearned] = useState<FormContext['titles']>({})
  const context = { ...loaded, form: prefix, isReadOnly: !type.mayWrite, values: form.values, titles: { ...loaded.titles, ...learned } }
  const learn: AddTitles = (name, titles) =>
    setLearned((before) => ({ ...before, [name]: { ...loaded.titles[name], ...before[name], ...titles } }))

  async function save(): Promise<void> {
    const saved = await form.save()
    if (!saved) return
    // Heading, window title and public URL depend on the saved values.
    if (record.id !== null) return revalidate()
    isSaved.current = true
    await navigate(adminUrl(type.name, saved.id), { replace: true, state: withFlash({ text: t('Saved') }) })
  }

  const columns = useFocusFieldFromUrl()
  const { Above } = use(RecordExtensionsContext)[type.name] ?? {}
  const fields = Object.entries(type.fields).filter(([name]) => !without.includes(name))
  const input = ([name, field]: [string, FieldDescription]) => (
    <LockableField key={name} name={name} isLocked={type.mayWrite && !mayChange(type, name)} reason={`${prefix}-limits`}>
      <FieldInput
        // The rich text editor has its own state, so it is mounted again when the value is set from outside.
        key={field.kind === 'richText' ? form.generation : name}
        name={name}
        field={field}
        value={form.values[name]}
        errors={form.errors}
        context={{ ...context, isReadOnly: !mayChange(type, name), learn, making: { types: type.creatable, Dialog: CreateInPlace } }}
        onChange={(value) => form.set(name, value)}
      />
    </LockableField>
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
      <FormHead
        type={type}
        record={record}
        form={form}
        plans={plans}
        preview={{ isOpen: showsPreview, toggle: () => setShowsPreview(!showsPreview) }}
      />
      {!type.mayWrite && <p className={styles.notice}>{t('You have read-only access.')}</p>}
      {type.mayWrite && type.writable && (
        <p id={`${prefix}-limits`} className={styles.notice}>
          {t('Your role may change only: {fields}.', { fields: writableLabels(type).join(', ') })}
        </p>
      )}
      <FormNotices form={form} type={type} context={context} />
      {above?.(form)}
      {Above && type.mayWrite && <Above form={form} id={record.id} learn={learn} />}
      {showsPreview && (
        <div className={styles.tabs}>
          <button type="button" aria-pressed={!isPreviewFirst} onClick={() => setPreviewFirst(false)}>
            {t('Form')}
          </button>
          <button type="button" aria-pressed={isPreviewFirst} onClick={() => setPreviewFirst(true)}>
            {t('Preview')}
          </button>
        </div>
      )}
      <div className={styles.beside} data-preview={showsPreview ? (isPreviewFirst ? 'first' : 'second') : undefined}>
        {/* Users without the right to write can read everything. */}
        <fieldset ref={columns} className={styles.columns} disabled={!type.mayWrite}>
          <div className={styles.fields}>{fields.filter(([, field]) => !isSidebarField(field)).map(input)}</div>
          {fields.some(([, field]) => isSidebarField(field)) && (
            <div className={styles.fields}>{fields.filter(([, field]) => isSidebarField(field)).map(input)}</div>
          )}
        </fieldset>
        {showsPreview && <Preview type={type.name} id={record.id} values={form.values} />}
      </div>
      <LeaveGuard
        isDirty={() => form.isDirty && !isSaved.current}
        words={t('Your changes are not saved yet. They are kept in this browser until you come back.')}
      />
    </form>
  )
}

/** The labels of the fields that the viewer's role may change, in the order of the form. */
function writableLabels(type: TypeDescription): string[] {
  return Object.entries(type.fields).flatMap(([name, { label }]) => (mayChange(type, name) ? [t(label)] : []))
}

const SIDEBAR_KINDS = ['boolean', 'slug', 'select', 'relation', 'relations', 'media', 'date']

/** Whether a field is selected rather than typed, and so shown beside the texts on a wide screen. Required fields stay in the main column. */
function isSidebarField(field: FieldDescription): boolean {
  return SIDEBAR_KINDS.includes(field.kind) && !('required' in field && field.required)
}
