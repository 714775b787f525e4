import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { LockedFieldsContext } from '../../staff-ui/record-form/locked-fields.ts'
import styles from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { FIELD_NAMES } from '../field-names.ts'
import type { EventLead } from './lead.server.ts'
import { sourceUrl } from './source-url.ts'
import list from './sources.module.css'

type Lead = { lead: EventLead | null }
type State = { lead: EventLead; failure: string; decide: (isHouseLed: boolean) => void }
const LeadContext = createContext<State | null>(null)

/** Locks in the form of a performance what a source leads. */
export function LedFieldsProvider({ id, children }: { id: number | null; children: ReactNode }) {
  const [lead, setLead] = useState<EventLead | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isCurrent = true
    setLead(null)
    setFailure('')
    if (id === null) return
    request<Lead>('GET', `/api/admin/event/${id}/lead`).then(
      (found) => isCurrent && setLead(found.lead),
      // The server refuses what is locked all the same.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [id])
  const decide = (isHouseLed: boolean) => {
    setFailure('')
    request<Lead>('PUT', `/api/admin/event/${id}/lead`, { isHouseLed }).then(
      (decided) => setLead(decided.lead),
      (error) => setFailure(failureText(error)),
    )
  }
  return (
    <LeadContext value={lead && { lead, failure, decide }}>
      <LockedFieldsContext value={lead && lockedBy(lead)}>{children}</LockedFieldsContext>
    </LeadContext>
  )
}

/** The fields that sources lead, each with the words that stand at it. */
export function lockedBy({ sources }: EventLead): Record<string, string> {
  return Object.fromEntries(
    sources.flatMap(({ name, fields }) => fields.map((field) => [field, t('Comes from “{name}”.', { name })] as const)),
  )
}

/** Says which sources lead a performance, and lets somebody decide otherwise. */
export function LedFieldsNote() {
  const state = use(LeadContext)
  if (!state) return null
  const { lead, failure, decide } = state
  const leading = lead.sources.filter(({ fields }) => fields.length > 0)
  if (leading.length === 0 && !lead.isHouseLed) return null
  const names = lead.sources.map(({ name }) => name).join(', ')
  return (
    <div className={list.lead}>
      <div aria-live="polite">
        {lead.isHouseLed && <p>{t('The house leads this performance; what “{name}” says of it changes nothing.', { name: names })}</p>}
        {leading.map(({ sourceId, name, fields }) => (
          <p key={sourceId}>
            {t('Comes from “{name}”: {fields}. These fields are locked here.', {
              name,
              fields: fields.map((field) => t(FIELD_NAMES[field])).join(', '),
            })}{' '}
            <Link to={sourceUrl(sourceId)}>{t('To the source')}</Link>
          </p>
        ))}
      </div>
      <button type="button" className={styles.second} onClick={() => decide(!lead.isHouseLed)}>
        {t(lead.isHouseLed ? 'Let the source lead again' : 'Let the house lead from now on')}
      </button>
      <p role="alert" className={styles.error}>
        {failure}
      </p>
    </div>
  )
}
