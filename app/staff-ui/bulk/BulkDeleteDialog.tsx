import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import { BATCH_SIZE } from '../../records/batch-size.ts'
import type { NamedDeleteImpact } from '../../records/bulk.server.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { request } from '../api-client.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { failureText } from '../use-action.ts'

type Props = { type: TypeDescription; ids: number[]; onClose: () => void; onDelete: () => void }

/** Confirms the deletion of the selected records with their delete impact: references that prevent it, and lists they are removed from. */
export function BulkDeleteDialog({ type, ids, onClose, onDelete }: Props) {
  const [failure, setFailure] = useState('')
  const [consequences, setConsequences] = useState<NamedDeleteImpact[] | null>(null)
  const lookedUp = ids.slice(0, BATCH_SIZE).join(',')
  const needed = consequences?.filter(({ dependents }) => dependents.length > 0) ?? []
  const isAnyFree = consequences !== null && needed.length < ids.length

  useEffect(() => {
    const answer = request<NamedDeleteImpact[]>('GET', `/api/admin/${type.name}/dependents?ids=${lookedUp}`)
    answer.then(setConsequences, (error) => setFailure(failureText(error)))
  }, [type.name, lookedUp])

  return (
    <DeleteDialog
      title={t('Delete {n} records?', { n: ids.length })}
      failure={failure}
      isFree={isAnyFree}
      onClose={onClose}
      onDelete={onDelete}
    >
      {!consequences && !failure && <p>{t('Checking where they are used…')}</p>}
      {needed.length > 0 && (
        <>
          <p>
            {isAnyFree
              ? t('{n} are still in use and will be kept:', { n: needed.length })
              : t('All of them are still in use and cannot be deleted.')}
          </p>
          <Named type={type} records={needed} places={({ dependents }) => dependents} />
        </>
      )}
      {isAnyFree && <WhatGoes type={type} count={ids.length} consequences={consequences} />}
    </DeleteDialog>
  )
}

function WhatGoes({ type, count, consequences }: { type: TypeDescription; count: number; consequences: NamedDeleteImpact[] }) {
  const free = consequences.filter(({ dependents }) => dependents.length === 0)
  const listed = free.filter(({ lists }) => lists.length > 0)
  const hidden = free.flatMap((record) => record.hidden)
  return (
    <>
      {listed.length > 0 && (
        <>
          <p>{t('These will be removed from lists:')}</p>
          <Named type={type} records={listed} places={({ lists }) => lists} />
        </>
      )}
      {hidden.length > 0 && <p>{t('Visitors then do not see their versions either: {names}', { names: hidden.join(', ') })}</p>}
      {count > BATCH_SIZE && (
        <p>{t('Only the first {n} were checked. Anything else still in use will also be kept and listed.', { n: BATCH_SIZE })}</p>
      )}
      <p>{t('You can restore everything from the trash for 30 days.')}</p>
    </>
  )
}

type Place = { type: string; plural: string; count: number; filter?: string | null }
type NamedProps = { type: TypeDescription; records: NamedDeleteImpact[]; places: (record: NamedDeleteImpact) => Place[] }

/** Records with what refers to them, linked where a list can be filtered by the record. */
function Named({ type, records, places }: NamedProps) {
  return (
    <ul>
      {records.map((record) => (
        <li key={record.id}>
          <a href={adminUrl(type.name, record.id)}>{record.title}</a>:{' '}
          {places(record).map(({ type: other, plural, count, filter }, index) => (
            <span key={other}>
              {index > 0 && ', '}
              {filter ? <a href={`${adminUrl(other)}?${filter}=${record.id}`}>{plural}</a> : plural} ({count})
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
