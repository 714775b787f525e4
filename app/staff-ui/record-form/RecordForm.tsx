import { type ReactNode, use, useId, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import type { ScheduledPublication } from '../../records/publication-schedule.server.ts'
import { passagesFieldOf } from '../../records/record-type.ts'
import type { FieldDescription, TypeDescription } from '../../records/type-description.ts'
import { withFlash } from '../FlashMessage.tsx'
import { CreateInPlace } from '../fields/CreateInPlace.tsx'
import { FieldInput } from '../fields/FieldInput.tsx'
import type { FormContext } from '../fields/field-props.ts'
import { LeaveGuard } from '../LeaveGuard.tsx'
import styles from '../screen.module.css'
import type { AddTitles, EditedRecord } from './edited-record.ts'
import { RecordExtensionsContext } from './extensions.ts'
import { FieldColumns, FieldsPanel, isShortField } from './FormFields.tsx'
import { FormHead } from './FormHead.tsx'
import { FormNotices } from './FormNotices.tsx'
import { FormPreview } from './FormPreview.tsx'
import { LockableField } from './LockableField.tsx'
import { mayChange } from './may-change.ts'
import { PreviewChoice } from './PreviewChoice.tsx'
import { SectionContents } from './SectionContents.tsx'
import { SectionTabs } from './SectionTabs.tsx'
import { useFocusFieldFromUrl } from './use-focus-field-from-url.ts'
import { sectionOf, useFormSection } from './use-form-section.ts'
import { usePreviewSwitch } from './use-preview-switch.ts'
import { type RecordFormState as FormState, useRecordForm } from './use-record-form.ts'
import { VisibleFrom } from './VisibleFrom.tsx'
import { isVisibleFrom, madeVisible, visibilityFields, wallClock } from './visible-from.ts'

type Props = {
  type: TypeDescription
  record: EditedRecord
  context: FormContext
  /** scheduled publications of the record */
  plans?: ScheduledPublication[]
  /** ways to the record in other languages, if the site has any */
  languages?: ReactNode
  /** fields that are shown elsewhere, such as in `above` */
  without?: readonly string[]
  /** content above the fields, which it may set */
  above?: (form: FormState) => ReactNode
}

/** A record as a form made from its record type's description. */
export function RecordForm({ type, record, context: loaded, plans = [], languages, without = [], above }: Props) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const prefix = useId()
  const formId = `${prefix}-form`
  const form = useRecordForm({ type: type.name, id: record.id, values: record.values, revision: record.revision })
  // The form is clean only after its next render; without this, the navigation right after a save would ask for confirmation.
  const isSaved = useRef(false)
  const [showsPreview, togglePreview] = usePreviewSwitch(type.mayWrite && passagesFieldOf(type) !== undefined)
  // On a narrow screen only one of the two is visible.
  const [isPreviewFirst, setPreviewFirst] = useState(false)
  const [learned, setLearned] = useState<FormContext['titles']>({})
  const titles = { ...loaded.titles, ...learned }
  const page = { url: record.url, hasDraft: record.hasDraft ?? false }
  const context = { ...loaded, form: prefix, isReadOnly: !type.mayWrite, values: form.values, titles, page }
  const learn: AddTitles = (name, titles) =>
    setLearned((before) => ({ ...before, [name]: { ...loaded.titles[name], ...before[name], ...titles } }))

  const section = useFormSection(type.sections)
  const hasMoment = isVisibleFrom(type)

  /** @param more values to set with this save */
  async function save(more?: Record<string, unknown>): Promise<void> {
    // What is not visible yet has the moment of its making until somebody makes it visible.
    const undated = hasMoment && !form.values.isOnline && !form.values.publishedAt ? { publishedAt: wallClock(Date.now()) } : {}
    const saved = await form.save({ ...undated, ...more })
    if (!saved) return
    // Heading, window title and public URL depend on the saved values.
    if (record.id !== null) return revalidate()
    isSaved.current = true
    await navigate(`${adminUrl(type.name, saved.id)}${section.open ? `?tab=${section.open.name}` : ''}`, {
      replace: true,
      state: withFlash({ text: t('Saved') }),
    })
  }

  const columns = useFocusFieldFromUrl()
  const { Above, Provider: Loading = Bare, sections: contents = {} } = use(RecordExtensionsContext)[type.name] ?? {}
  // What extensions share is work: dates with their sales, and what leads a field.
  const Provider = type.seesWork ? Loading : Bare
  const moments = visibilityFields(type)
  const asked = Object.values(moments ?? {})
  const fields = Object.entries(type.fields).filter(([name]) => !without.includes(name) && !asked.includes(name))
  const input = ([name, field]: [string, FieldDescription]) => (
    <LockableField
      key={name}
      name={name}
      isShort={isShortField(field)}
      isLocked={type.mayWrite && ![name, ...(name === 'isOnline' ? asked : [])].every((one) => mayChange(type, one))}
      reason={`${prefix}-limits`}
    >
      {(isLocked) =>
        moments && name === 'isOnline' ? (
          <VisibleFrom {...{ type, moments, form, context }} />
        ) : (
          <FieldInput
            name={name}
            field={field}
            value={form.values[name]}
            errors={form.errors}
            context={{
              ...context,
              isReadOnly: isLocked || !mayChange(type, name),
              learn,
              making: { types: type.creatable, Dialog: CreateInPlace },
            }}
            onChange={(value) => form.set(name, value)}
          />
        )
      }
    </LockableField>
  )
  const reach = (path: string) => {
    const holder = sectionOf(type.sections, path)
    if (holder && holder !== section.open) section.show(holder.name)
  }

  return (
    <Provider id={record.id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the controls in it */}
      <div
        className={styles.form}
        data-record-form
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 's') {
            event.preventDefault()
            void save()
          }
        }}
      >
        <FormHead
          {...{ type, record, form, plans, context, languages }}
          formId={formId}
          preview={{ isOpen: showsPreview, toggle: togglePreview }}
          openSection={section.show}
          onPublish={() => void save(madeVisible(type, form.values, Date.now()))}
        />
        {type.sections.length > 0 && (
          <SectionTabs {...{ prefix, sections: type.sections, open: section.open, errors: form.errors, onShow: section.show }} />
        )}
        {!type.mayWrite && <p className={styles.notice}>{t('You have read-only access.')}</p>}
        {type.mayWrite && type.writable && (
          <p id={`${prefix}-limits`} className={styles.notice}>
            {t('Your role may change only: {fields}.', { fields: writableLabels(type).join(', ') })}
          </p>
        )}
        <FormNotices form={form} type={type} context={context} onReach={reach} />
        {above?.(form)}
        {Above && type.mayWrite && <Above form={form} id={record.id} learn={learn} />}
        {showsPreview && <PreviewChoice isPreviewFirst={isPreviewFirst} onChoose={setPreviewFirst} />}
        <div className={styles.beside} data-preview={showsPreview ? (isPreviewFirst ? 'first' : 'second') : undefined}>
          <div className={styles.editing}>
            <SectionContents
              {...{ prefix, contents, sections: type.sections, open: section.open, id: record.id, mayWrite: type.mayWrite }}
            />
            <form
              id={formId}
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                void save()
              }}
            >
              {/* Users without the right to write can read everything. */}
              <fieldset ref={columns} className={styles.columns} disabled={!type.mayWrite}>
                {type.sections.length === 0 && <FieldColumns fields={fields} input={input} />}
                {type.sections.map((of) => (
                  <FieldsPanel
                    key={of.name}
                    {...{ of, prefix, fields, input, errors: form.errors, isOpen: of === section.open, isNew: record.id === null }}
                  />
                ))}
              </fieldset>
            </form>
          </div>
          {showsPreview && <FormPreview type={type} id={record.id} values={form.values} />}
        </div>
        <LeaveGuard
          isDirty={() => form.isDirty && !isSaved.current}
          words={t('Your changes are not saved yet. They are kept in this browser until you come back.')}
        />
      </div>
    </Provider>
  )
}

/** The labels of the fields that the viewer's role may change, in the order of the form. */
function writableLabels(type: TypeDescription): string[] {
  return Object.entries(type.fields).flatMap(([name, { label }]) => (mayChange(type, name) ? [t(label)] : []))
}

function Bare({ children }: { children: ReactNode }) {
  return children
}
