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

/** Asks before many records are deleted, with what that would do: which of them others still need, and which lists they stand in. */
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
      {!consequences && !failure && <p>{t('It is looked up where they are needed.')}</p>}
      {needed.length > 0 && (
        <>
          <p>
            {isAnyFree
              ? t('{n} of them are still needed and stay:', { n: needed.length })
              : t('All of them are still needed; none can be deleted.')}
          </p>
          <Named type={type} records={needed} places={({ dependents }) => dependents} />
        </>
      )}
      {isAnyFree && <WhatGoes type={type} count={ids.length} consequences={consequences} />}
    </DeleteDialog>
  )
}

function WhatGoes({ type, count, consequences }: { type: TypeDescription; count: number; consequences: NamedDeleteImpact[] }) {
  const listed = consequences.filter(({ dependents, lists }) => dependents.length === 0 && lists.length > 0)
  return (
    <>
      {listed.length > 0 && (
        <>
          <p>{t('These are taken out of lists:')}</p>
          <Named type={type} records={listed} places={({ lists }) => lists} />
        </>
      )}
      {count > BATCH_SIZE && (
        <p>{t('This was looked up for the first {n}. What others still need stays as well and is named.', { n: BATCH_SIZE })}</p>
      )}
      <p>{t('For thirty days all can be brought back from the bin.')}</p>
    </>
  )
}

type Place = { type: string; plural: string; count: number; filter?: string | null }
type NamedProps = { type: TypeDescription; records: NamedDeleteImpact[]; places: (record: NamedDeleteImpact) => Place[] }

/** Records with where they are named; the places lead there where a list can be narrowed to them. */
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
