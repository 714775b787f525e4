import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import type { DeleteImpact } from '../../records/references.server.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { request } from '../api-client.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { type Flash, withFlash } from '../FlashMessage.tsx'
import { lastList } from '../last-list.ts'
import { failureText } from '../use-action.ts'

type Props = { type: TypeDescription; id: number; title: string; onClose: () => void }

/** Deletes a record after showing its delete impact. */
export function DeleteQuestion({ type, id, title, onClose }: Props) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState('')
  const [consequences, setConsequences] = useState<DeleteImpact | null>(null)
  const path = `/api/admin/${type.name}/${id}`
  const isFree = consequences?.dependents.length === 0

  useEffect(() => {
    request<DeleteImpact>('GET', `${path}/dependents`).then(setConsequences, (error) => setFailure(failureText(error)))
  }, [path])

  async function remove(): Promise<void> {
    try {
      await request('DELETE', path)
      await navigate(lastList(adminUrl(type.name)), { state: withFlash(await deleted(type, id, title)) })
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  return (
    <DeleteDialog
      title={t('Delete “{name}”?', { name: title })}
      failure={failure}
      isFree={isFree}
      onClose={onClose}
      onDelete={() => void remove()}
    >
      {consequences && <WhatHappens id={id} consequences={consequences} />}
    </DeleteDialog>
  )
}

/** The flash message of a deletion, with undo if its change in the history is known. */
async function deleted(type: TypeDescription, id: number, title: string): Promise<Flash> {
  const path = `/api/admin/${type.name}/${id}`
  const text = t('{name} was deleted.', { name: title })
  const [step] = await request<{ id: number; action: string }[]>('GET', `${path}/changes`).catch(() => [])
  if (step?.action !== 'deleted') return { text }
  const undone = t('{name} restored.', { name: title })
  return { text, undo: { path: `${path}/restore`, body: { change: step.id }, text: undone, to: adminUrl(type.name, id) } }
}

function WhatHappens({ id, consequences: { dependents, lists, hidden } }: { id: number; consequences: DeleteImpact }) {
  if (dependents.length > 0) {
    return (
      <>
        <p>{t('This record is still used by other records.')}</p>
        <ul>
          {dependents.map(({ type, plural, count, filter }) => (
            <li key={type}>
              {filter ? (
                <a href={`${adminUrl(type)}?${filter}=${id}`}>
                  {count} {plural}
                </a>
              ) : (
                `${count} ${plural}`
              )}
            </li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <>
      {lists.length > 0 && (
        <p>{t('It will be removed from: {lists}.', { lists: lists.map(({ count, plural }) => `${count} ${plural}`).join(', ') })}</p>
      )}
      {hidden.length > 0 && <p>{t('Visitors then do not see its versions either: {names}', { names: hidden.join(', ') })}</p>}
      <p>{t('You can restore it from the trash for 30 days.')}</p>
    </>
  )
}
