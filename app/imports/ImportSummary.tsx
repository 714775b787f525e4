import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { Table } from '../staff-ui/table/Table.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import type { ImportResult } from './apply-lines.server.ts'
import type { Cells } from './columns.ts'
import { describeChange } from './field-names.ts'
import { HiddenLinesNote } from './HiddenLinesNote.tsx'
import styles from './import.module.css'
import { MAX_SHOWN_LINES, type SheetNote } from './imported-line.ts'
import type { PlannedLine } from './plan.server.ts'
import { RejectedDownload } from './RejectedDownload.tsx'
import { RepairableLine } from './RepairableLine.tsx'

const ACTIONS: Record<PlannedLine['action'], Label> = {
  rejected: 'Rejected',
  create: 'New',
  change: 'Changed',
  same: 'Unchanged',
}
/** Rejected lines first, since they need attention. */
const ORDER = Object.keys(ACTIONS)

type Props = {
  result: ImportResult
  sheets: readonly SheetNote[]
  rooms: readonly string[]
  /** plans again with a row as somebody has corrected it; missing once the import runs */
  onRepair: ((index: number, cells: Cells) => Promise<void>) | undefined
}

/** The preview of an import, line by line; what is rejected can be corrected in place. */
export function ImportSummary({ result: { counts, warned, unhooked, newProductions, lines }, sheets, rooms, onRepair }: Props) {
  const rejected = lines.filter(({ action }) => action === 'rejected')
  const sorted = lines.toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || a.line - b.line)
  return (
    <section aria-live="polite" aria-label={t('Preview of changes')}>
      {unhooked > 0 && (
        <p className={styles.unhooked}>{t('Warning: {n} performances lose or change their ticket shop ID.', { n: unhooked })}</p>
      )}
      <p className={styles.summary}>
        {t('{create} new, {change} changed, {same} unchanged, {rejected} rejected.', counts)}{' '}
        {warned > 0 && <strong>{t('{n} rows have conflicts.', { n: warned })}</strong>}{' '}
        {counts.create > 0 && t('New performances go online immediately if their production is online.')}{' '}
        {newProductions.length > 0 && t('New productions, offline for now: {names}.', { names: newProductions.join(', ') })}
      </p>
      <SheetsNote sheets={sheets} />
      <Table
        head={[t('Row'), t('Performance'), t('State'), t('Details')]}
        empty={t('Nothing here yet.')}
        rows={sorted.slice(0, MAX_SHOWN_LINES).map((line) => ({
          // A recurring calendar entry becomes several performances with the same line number.
          key: line.index,
          cells: [
            ...[line.line, line.title, t(ACTIONS[line.action])],
            line.action === 'rejected' && onRepair ? (
              <RepairableLine key="details" line={line} rooms={rooms} onRepair={(cells) => onRepair(line.index, cells)} />
            ) : (
              <Details key="details" line={line} />
            ),
          ],
        }))}
      />
      <HiddenLinesNote count={sorted.length - MAX_SHOWN_LINES} />
      {rejected.length > 0 && <RejectedDownload rows={rejected} name="abgelehnt.csv" />}
    </section>
  )
}

/** Says which sheets of a workbook were read, with their rows, and which were not. */
function SheetsNote({ sheets }: { sheets: readonly SheetNote[] }) {
  if (sheets.length === 0) return null
  const read = sheets.filter(({ isRead }) => isRead).map(({ name, count }) => `${name} (${count})`)
  const left = sheets.filter(({ isRead }) => !isRead).map(({ name }) => name)
  return (
    <p>
      {t('Sheets read, with their rows: {names}.', { names: read.join(', ') })}{' '}
      {left.length > 0 && t('Sheets not read, since they are hidden or lack a needed column: {names}.', { names: left.join(', ') })}
    </p>
  )
}

/** Sort order: rejected lines, then those whose ticket shop id changes or is kept against the file, then those with conflicts. */
function urgencyOf({ action, warnings, unhooks, keptNumber }: PlannedLine): number {
  if (action === 'rejected') return ORDER.indexOf(action)
  if (unhooks || keptNumber) return ORDER.indexOf('rejected') + 0.25
  return warnings.length > 0 ? ORDER.indexOf('rejected') + 0.5 : ORDER.indexOf(action)
}

function Details({ line: { reasons, warnings, changes, unhooks, keptNumber } }: { line: PlannedLine }) {
  const format = useDateFormat()
  const alarms = [unhooks, keptNumber, ...warnings].filter(Boolean)
  return (
    <>
      {alarms.length > 0 && (
        <ul className={styles.warnings}>
          {alarms.map((alarm) => (
            <li key={alarm}>{alarm}</li>
          ))}
        </ul>
      )}
      {[...reasons, ...changes.map((change) => describeChange(change, format))].join(' · ')}
    </>
  )
}
