import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import form from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import { SessionTable } from './account/SessionTable.tsx'
import type { ShownSession } from './account/sessions.server.ts'
import type { Account } from './users.server.ts'

type Props = { person: Account; onChanged: () => void; onClose: () => void }

/** The sessions of another user; an administrator can end each of them. */
export function UserSessions({ person, onChanged, onClose }: Props) {
  const [sessions, setSessions] = useState<ShownSession[]>()
  const [notice, setNotice] = useState('')
  const path = `/api/people/${person.id}/sessions`
  useEffect(() => {
    request<ShownSession[]>('GET', path).then(setSessions, (error) => setNotice(failureText(error)))
  }, [path])

  async function end(id: string): Promise<void> {
    const ended = id ? `${path}/${id}` : path
    const left = sessions?.filter((session) => id && session.id !== id)
    const done = id ? t('Session ended.') : t('All sessions ended.')
    try {
      await request('DELETE', ended)
      setSessions(left)
      setNotice(done)
      onChanged()
    } catch (error) {
      setNotice(failureText(error))
    }
  }

  return (
    <Dialog title={t('Where {name} is logged in', { name: person.name })} width="wide" onClose={onClose}>
      <p role="status">{notice}</p>
      {sessions && <SessionTable sessions={sessions} onEnd={end} />}
      {sessions && sessions.length > 0 && (
        <button type="button" className={form.action} onClick={() => end('')}>
          {t('End all')}
        </button>
      )}
    </Dialog>
  )
}
