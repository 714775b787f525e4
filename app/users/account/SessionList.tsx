import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { useAction } from '../../staff-ui/use-action.ts'
import { Section } from './Section.tsx'
import { SessionTable } from './SessionTable.tsx'
import type { ShownSession } from './sessions.server.ts'

/** The user's own sessions; each but the current one can be ended. */
export function SessionList({ sessions, own }: { sessions: ShownSession[]; own: string }) {
  const { notice, act } = useAction()
  const end = (id: string) => act(() => request('DELETE', `/api/account/sessions/${id}`), t('Session ended.'))
  return (
    <Section title={t('Where you are logged in')} notice={notice}>
      <SessionTable sessions={sessions} own={own} onEnd={end} />
      {sessions.length > 1 && (
        <button
          type="button"
          className={form.second}
          onClick={() => act(() => request('DELETE', '/api/account/sessions'), t('All other sessions ended.'))}
        >
          {t('End all others')}
        </button>
      )}
    </Section>
  )
}
