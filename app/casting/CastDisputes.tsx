import type { DateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import form from '../staff-ui/screen.module.css'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './CastGrid.module.css'
import type { CastGridData, CellDispute } from './cast-grid.ts'
import type { CastDispute, RoleDisputes } from './cast-write.ts'
import { cellText, dayText } from './cell-words.ts'
import type { RoleState } from './role-edits.ts'

type Props = { data: CastGridData; disputes: CastDispute[]; onDecide: (dispute: CastDispute, keeps: 'mine' | 'theirs') => Promise<boolean> }

/** How many places of one change are named. */
const NAMED = 5

/** What two people have changed at once: what it is now and by whom, beside what was chosen, which waits for a decision. */
export function CastDisputes({ data, disputes, onDecide }: Props) {
  const format = useDateFormat()
  return (
    <div role="alert" className={styles.disputes}>
      {disputes.map((dispute, index) => {
        const lines = [
          ...dispute.cells.map((cell) => cellLine(data, cell, format)),
          ...(dispute.roles ? roleLines(data, dispute.roles, format) : []),
        ]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: only ever added at the end, and one place may wait twice
          <section key={index} className={form.notice} aria-label={t('Changed by someone else, and by you')}>
            <ul>
              {lines.slice(0, NAMED).map((line) => (
                <li key={line}>{line}</li>
              ))}
              {lines.length > NAMED && <li>{t('and {n} more', { n: lines.length - NAMED })}</li>}
            </ul>
            <p>{t(dispute.isUndo ? 'You are taking back: {what}' : 'You have chosen: {what}', { what: dispute.write.text })}</p>
            <div className={form.actions}>
              <button type="button" className={form.action} onClick={() => void onDecide(dispute, 'mine')}>
                {t('Apply mine')}
              </button>
              <button type="button" className={form.second} onClick={() => void onDecide(dispute, 'theirs')}>
                {t('Keep theirs')}
              </button>
            </div>
          </section>
        )
      })}
    </div>
  )
}

function cellLine(data: CastGridData, { eventId, roleId, mode, personId, by, at }: CellDispute, format: DateFormat): string {
  const role = data.roles.find(({ id }) => id === roleId)
  const event = data.events.find(({ id }) => id === eventId)
  const id = personId ?? role?.personId ?? 0
  const change = mode === 'usual' ? null : { eventId, roleId, personId: id, mode }
  const theirs = cellText({ personId: id, name: data.names[id] ?? '…', change, clash: null })
  const what = [role?.role, event && dayText(event.startsAt, format)].filter(Boolean).join(', ')
  return t('{what}: {theirs} (changed by {who})', { what, theirs, who: whoText(by, at, format) })
}

function roleLines(data: CastGridData, { roles, by, at }: RoleDisputes, format: DateFormat): string[] {
  const who = whoText(by, at, format)
  return roles.map(({ role: what, theirs }) =>
    theirs
      ? t('{what}: {theirs} (changed by {who})', { what, theirs: stateText(data, theirs), who })
      : t('{what}: removed (by {who})', { what, who }),
  )
}

function stateText({ names }: CastGridData, { personId, covers }: RoleState): string {
  const others = covers.map((cover) => names[cover.personId] ?? '…').join(', ')
  return [names[personId] ?? '…', ...(others ? [t('also: {names}', { names: others })] : [])].join(', ')
}

function whoText(by: string | null, at: string | null, format: DateFormat): string {
  const name = by ?? t('someone else')
  return at ? t('{name} at {time}', { name, time: format.time(at) }) : name
}
