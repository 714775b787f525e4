import { t } from '../../platform/i18n/i18n.ts'
import form from '../../staff-ui/screen.module.css'
import { Table } from '../../staff-ui/table/Table.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { deviceText, METHOD_NAMES } from './session-text.ts'
import type { ShownSession } from './sessions.server.ts'

type Props = {
  sessions: ShownSession[]
  /** the session that asks, which is not ended here */
  own?: string
  onEnd: (id: string) => void
}

/** Sessions with device, address and start; each can be ended. */
export function SessionTable({ sessions, own, onEnd }: Props) {
  const format = useDateFormat()
  return (
    <Table
      head={[t('Device'), t('Logged in with'), t('Last seen')]}
      empty={t('Not logged in anywhere.')}
      rows={sessions.map((session) => ({
        key: session.id,
        cells: [
          deviceText(session),
          t(METHOD_NAMES[session.method]),
          session.id === own ? t('This device, now') : format.dateTime(session.lastSeenAt),
        ],
        actions: session.id !== own && (
          <button
            type="button"
            className={form.second}
            aria-label={t('End session on {device}', { device: deviceText(session) })}
            onClick={() => onEnd(session.id)}
          >
            {t('End')}
          </button>
        ),
      }))}
    />
  )
}
