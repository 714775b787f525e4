import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { FormSection } from '../../records/record-type.ts'
import type { FieldDescription } from '../../records/type-description.ts'
import styles from '../screen.module.css'
import { panelId, tabId } from './SectionTabs.tsx'
import section from './sections.module.css'

type Named = [name: string, field: FieldDescription]
type Render = (named: Named) => ReactNode

const SIDEBAR_KINDS = ['boolean', 'slug', 'select', 'relation', 'relations', 'media', 'date']

/** The fields of a form in one piece: what is selected rather than typed stands beside the texts on a wide screen. */
export function FieldColumns({ fields, input }: { fields: Named[]; input: Render }) {
  const beside = fields.filter(([, field]) => isSidebarField(field))
  return (
    <>
      <div className={styles.fields}>{fields.filter(([, field]) => !isSidebarField(field)).map(input)}</div>
      {beside.length > 0 && <div className={styles.fields}>{beside.map(input)}</div>}
    </>
  )
}

/** Required fields stay in the main column. */
function isSidebarField(field: FieldDescription): boolean {
  return SIDEBAR_KINDS.includes(field.kind) && !('required' in field && field.required)
}

type PanelProps = {
  of: FormSection
  isOpen: boolean
  prefix: string
  fields: Named[]
  errors: Record<string, string[]>
  input: Render
  /** whether nothing but its fields can be shown yet */
  isNew: boolean
}

/** Whether a section has no fields, so that it consists of what a feature adds to it. */
export function isBare({ fields, more = [] }: FormSection): boolean {
  return fields.length + more.length === 0
}

/** The fields of one section. A hidden one stays mounted, so that nothing typed in it is lost. */
export function FieldsPanel({ of, isOpen, prefix, fields, errors, input, isNew }: PanelProps) {
  const [shown, more] = [fieldsIn(of.fields, fields), fieldsIn(of.more ?? [], fields)]
  const hasFault = more.some(([name]) => Object.keys(errors).some((path) => path.split('.')[0] === name))
  const asked = useSearchParams()[0].get('field')
  const [showsMore, setShowsMore] = useState(more.some(([name]) => name === asked) || (isNew && shown.length === 0))
  if (isBare(of)) return null
  return (
    <div role="tabpanel" id={panelId(prefix, of.name)} aria-labelledby={tabId(prefix, of.name)} hidden={!isOpen} className={section.panel}>
      {shown.length > 0 && <div className={`${styles.fields} ${section.grid}`}>{shown.map(input)}</div>}
      {more.length > 0 && (
        <details className={section.more} open={showsMore || hasFault} onToggle={({ currentTarget }) => setShowsMore(currentTarget.open)}>
          <summary>{t('Rarely needed')}</summary>
          <div className={`${styles.fields} ${section.grid}`}>{more.map(input)}</div>
        </details>
      )}
    </div>
  )
}

/** The fields with these names, in their order. */
function fieldsIn(names: string[], fields: Named[]): Named[] {
  return names.flatMap((name) => fields.filter(([other]) => other === name))
}

const SHORT_KINDS = ['text', 'slug', 'number', 'date', 'time', 'datetime', 'select', 'relation', 'relations', 'boolean']

/** Whether a field stands beside others in a row of the form. */
export function isShortField(field: FieldDescription): boolean {
  return SHORT_KINDS.includes(field.kind)
}
