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
import { Preview } from './Preview.tsx'
import { useFocusFieldFromUrl } from './use-focus-field-from-url.ts'
import { type RecordFormState as FormState, useRecordForm } from './use-record-form.ts'

type Props = {
  type: TypeDescription
  record: EditedRecord
  context: FormContext
  /** when it goes online or offline by itself */
  plans?: ScheduledPublication[]
  /** fields that stand elsewhere than among the others */
  without?: readonly string[]
  /** what a screen of its own puts above the fields, and may set them */
  above?: (form: FormState) => ReactNode
}

/** A record as a form made from its record type's description. */
export function RecordForm({ type, record, context: given, plans = [], without = [], above }: Props) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const prefix = useId()
  const form = useRecordForm({ type: type.name, id: record.id, values: record.values, revision: record.revision })
  // The form learns only with its next drawing that all is saved; whoever leaves right after a save is not asked.
  const isSaved = useRef(false)
  const [showsPreview, setShowsPreview] = useState(false)
  // Where there is no room for both, one of them is shown.
  const [isPreviewFirst, setPreviewFirst] = useState(false)
  const [learned, setLearned] = useState<FormContext['titles']>({})
  const context = { ...given, form: prefix, isReadOnly: !type.mayWrite, values: form.values, titles: { ...given.titles, ...learned } }
  const learn: AddTitles = (name, titles) =>
    setLearned((before) => ({ ...before, [name]: { ...given.titles[name], ...before[name], ...titles } }))

  async function save(): Promise<void> {
    const saved = await form.save()
    if (!saved) return
    // The headline, the title of the window and the address on the site follow what was saved.
    if (record.id !== null) return revalidate()
    isSaved.current = true
    await navigate(adminUrl(type.name, saved.id), { replace: true, state: withFlash({ text: t('Saved') }) })
  }

  const columns = useFocusFieldFromUrl()
  const { Above } = use(RecordExtensionsContext)[type.name] ?? {}
  const fields = Object.entries(type.fields).filter(([name]) => !without.includes(name))
  const input = ([name, field]: [string, FieldDescription]) => (
    <div key={name} className={styles.named} data-field={name}>
      <FieldInput
        // The text editor keeps its own state, so it starts afresh when the value comes from elsewhere.
        key={field.kind === 'richText' ? form.generation : name}
        name={name}
        field={field}
        value={form.values[name]}
        errors={form.errors}
        context={{ ...context, learn, making: { types: type.creatable, Dialog: CreateInPlace } }}
        onChange={(value) => form.set(name, value)}
      />
    </div>
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
        {/* Without the right to write, everything can be read and nothing changed. */}
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

const SIDEBAR_KINDS = ['boolean', 'slug', 'select', 'relation', 'relations', 'media', 'date']

/** Whether a field is chosen rather than written, and so stands beside the text on a wide screen. What is required stays in the middle. */
function isSidebarField(field: FieldDescription): boolean {
  return SIDEBAR_KINDS.includes(field.kind) && !('required' in field && field.required)
}
