import { call } from '../../editor/call.ts'
import { writtenMoment } from '../../platform/format/wall-clock.ts'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../form/form.module.css'
import { ListTable } from '../list/ListTable.tsx'
import { useAction } from '../use-action.ts'
import { Part } from './Part.tsx'
import { deviceText, METHOD_NAMES } from './session-words.ts'
import type { ShownSession } from './sessions.server.ts'

/** Where somebody is logged in; each of these sessions can be ended from here, but the one that asks. */
export function SessionList({ sessions, own }: { sessions: ShownSession[]; own: string }) {
  const { notice, act } = useAction()
  const end = (id: string) => act(() => call('DELETE', `/api/account/sessions/${id}`), t('The session has ended.'))
  return (
    <Part title={t('Where you are logged in')} notice={notice}>
      <ListTable
        head={[t('Device'), t('Logged in with'), t('Last seen')]}
        empty=""
        rows={sessions.map((session) => ({
          key: session.id,
          cells: [
            deviceText(session),
            t(METHOD_NAMES[session.method]),
            session.id === own ? t('This device, now') : writtenMoment(session.lastSeenAt),
          ],
          actions: session.id !== own && (
            <button
              type="button"
              className={form.second}
              aria-label={t('End the session on {device}', { device: deviceText(session) })}
              onClick={() => end(session.id)}
            >
              {t('End')}
            </button>
          ),
        }))}
      />
      {sessions.length > 1 && (
        <button
          type="button"
          className={form.second}
          onClick={() => act(() => call('DELETE', '/api/account/sessions'), t('All other sessions have ended.'))}
        >
          {t('End all others')}
        </button>
      )}
    </Part>
  )
}
