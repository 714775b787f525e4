import { useState } from 'react'
import type { ContentNode } from '../content/index.ts'
import type { FieldForm } from '../modules/definition.ts'
import { definitionOf } from '../modules/definitions.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { MessageId } from '../platform/i18n/message-ids.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { useSessionState } from './current-session.ts'
import { FileField } from './FileField.tsx'
import styles from './forms.module.css'
import { ImageFinder } from './ImageFinder.tsx'
import type { EditorSession } from './session.ts'

type Props = { session: EditorSession; containerId: number; node: ContentNode }

/** What of a module has no place on the page, as a form made from its definition; the page shows it as it changes. */
export function SidePanel({ session, containerId, node }: Props) {
  const definition = definitionOf(node.type)
  if (!definition) return null
  function set(field: string, value: unknown) {
    // The layout of a section rearranges its columns, so it has an operation of its own.
    if (node.columns && field === 'layout') session.apply(containerId, [{ type: 'setLayout', id: node.id, layout: Number(value) }])
    else session.apply(containerId, [{ type: 'update', id: node.id, data: { [field]: value } }])
  }
  return (
    <aside className={styles.panel} aria-label={t('Settings of {name}', { name: t(definition.label) })} data-editor>
      <div className={styles.panelHead}>
        <h2>{t(definition.label)}</h2>
        <button type="button" aria-label={t('Close')} onClick={() => session.select(null)}>
          ✕
        </button>
      </div>
      {Object.entries(definition.fields).map(([name, field]) => (
        <Field key={name} session={session} field={field} value={node.data[name]} onChange={(value) => set(name, value)} />
      ))}
    </aside>
  )
}

type FieldProps = { session: EditorSession; field: FieldForm; value: unknown; onChange: (value: unknown) => void }

function Field({ session, field, value, onChange }: FieldProps) {
  switch (field.kind) {
    case 'richText':
      return null
    case 'media':
      if (field.accept) return <FileField label={t(field.label)} kind={field.accept} value={value} onChange={onChange} />
      return <MediaField session={session} label={t(field.label)} value={value} onChange={onChange} />
    case 'boolean':
      return (
        <label className={styles.check}>
          <input type="checkbox" checked={Boolean(value)} onChange={(event) => onChange(event.target.checked)} />
          {t(field.label)}
        </label>
      )
    case 'code':
      return <Code label={t(field.label)} value={value} onChange={onChange} />
    case 'select':
      return (
        <label className={styles.field}>
          <span>{t(field.label)}</span>
          <select
            value={String(value ?? '')}
            onChange={(event) => onChange(field.options.find((option) => String(option.value) === event.target.value)?.value)}
          >
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {t(option.label as MessageId)}
              </option>
            ))}
          </select>
        </label>
      )
    case 'choice':
    case 'choices':
      return <ChoiceField label={t(field.label)} from={field.from} several={field.kind === 'choices'} value={value} onChange={onChange} />
    case 'items':
      return <Items session={session} field={field} value={value} onChange={onChange} />
    default:
      return <Line field={field} value={value} onChange={onChange} />
  }
}

const INPUT_TYPES = { text: 'text', link: 'text', number: 'number', dateTime: 'datetime-local' } as const

type LineField = Exclude<FieldForm, { kind: 'media' | 'boolean' | 'code' | 'select' | 'items' | 'choice' | 'choices' }>

/** One line; it becomes a step when it is left, not with each letter. */
function Line({ field, value, onChange }: { field: LineField; value: unknown; onChange: (value: unknown) => void }) {
  const shown = String(value ?? '')
  return (
    <label className={styles.field}>
      <span>{t(field.label)}</span>
      <input
        key={shown}
        type={field.kind === 'richText' ? 'text' : INPUT_TYPES[field.kind]}
        defaultValue={field.kind === 'dateTime' ? shown.slice(0, 16) : shown}
        onBlur={(event) => {
          const text = event.target.value.trim()
          if (text === shown) return
          onChange(field.kind === 'number' ? (text === '' ? null : Number(text)) : text)
        }}
      />
    </label>
  )
}

/** Several lines; they become a step when they are left. */
function Code({ label, value, onChange }: { label: string; value: unknown; onChange: (value: unknown) => void }) {
  const shown = String(value ?? '')
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <textarea
        key={shown}
        rows={6}
        defaultValue={shown}
        spellCheck={false}
        onBlur={(event) => event.target.value !== shown && onChange(event.target.value)}
      />
    </label>
  )
}

function MediaField({
  session,
  label,
  value,
  onChange,
}: {
  session: EditorSession
  label: string
  value: unknown
  onChange: (value: unknown) => void
}) {
  const [open, setOpen] = useState(false)
  const { pictures } = useSessionState(session)
  const picture = typeof value === 'number' ? pictures[value] : undefined
  return (
    <div className={styles.field}>
      <span>{label}</span>
      {picture && <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />}
      <div className={styles.buttons}>
        <button type="button" className={styles.second} onClick={() => setOpen(true)}>
          {picture ? t('Replace the image') : t('Choose an image')}
        </button>
      </div>
      {open && (
        <ImageFinder
          onClose={() => setOpen(false)}
          onPick={(chosen) => {
            session.addPicture(chosen)
            onChange(chosen.id)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

type ItemsField = Extract<FieldForm, { kind: 'items' }>

function Items({
  session,
  field,
  value,
  onChange,
}: {
  session: EditorSession
  field: ItemsField
  value: unknown
  onChange: (value: unknown) => void
}) {
  const items = (Array.isArray(value) ? value : []) as Record<string, unknown>[]
  const replace = (index: number, item: Record<string, unknown> | undefined) =>
    onChange(items.flatMap((old, position) => (position === index ? (item ?? []) : old)))
  return (
    <fieldset className={styles.field}>
      <legend>{t(field.label)}</legend>
      {items.map((item, index) => (
        <details key={String(item.id ?? index)} className={styles.item}>
          <summary>{String(item.headline || item.question || `${t(field.itemLabel)} ${index + 1}`)}</summary>
          {Object.entries(field.fields).map(([name, form]) => (
            <Field
              key={name}
              session={session}
              field={form}
              value={item[name]}
              onChange={(next) => replace(index, { ...item, [name]: next })}
            />
          ))}
          <button type="button" className={styles.second} onClick={() => replace(index, undefined)}>
            {t('Remove')}
          </button>
        </details>
      ))}
      <button type="button" className={styles.second} onClick={() => onChange([...items, { id: crypto.randomUUID().slice(0, 8) }])}>
        + {t(field.itemLabel)}
      </button>
    </fieldset>
  )
}
