import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { LockedFieldsContext } from '../../staff-ui/record-form/locked-fields.ts'
import styles from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { FIELD_NAMES } from '../field-names.ts'
import type { EventLead } from './lead.server.ts'
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
      <LockedFieldsContext value={lead && { names: lead.fields, reason: t('Comes from “{name}”.', { name: lead.name }) }}>
        {children}
      </LockedFieldsContext>
    </LeadContext>
  )
}

/** Says which source leads a performance, and lets somebody decide otherwise. */
export function LedFieldsNote() {
  const state = use(LeadContext)
  if (!state) return null
  const { lead, failure, decide } = state
  const { name, isHouseLed } = lead
  const fields = lead.fields.map((field) => t(FIELD_NAMES[field])).join(', ')
  if (fields === '' && !isHouseLed) return null
  return (
    <div className={list.lead}>
      <p aria-live="polite">
        {isHouseLed
          ? t('The house leads this performance; what “{name}” says of it changes nothing.', { name })
          : t('Comes from “{name}”: {fields}. These fields are locked here.', { name, fields })}
      </p>
      <button type="button" className={styles.second} onClick={() => decide(!isHouseLed)}>
        {t(isHouseLed ? 'Let the source lead again' : 'Let the house lead from now on')}
      </button>
      <p role="alert" className={styles.error}>
        {failure}
      </p>
    </div>
  )
}
