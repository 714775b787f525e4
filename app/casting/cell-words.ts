import type { DateFormat } from '../platform/format/date-format.ts'
import { formatIsoShortWeekday } from '../platform/format/iso-date.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { CastGridData, GridCell, GridRole, Unavailability } from './cast-grid.ts'

/** Who has a role on an evening, with how, and what is in the way. */
export type ShownCell = { personId: number; name: string; change: GridCell | null; clash: Unavailability | null }

/** A cell as the grid shows it. Nobody is in the way of a role that is left out, and functions of the team need no presence. */
export function shownCell(data: CastGridData, role: GridRole, eventId: number): ShownCell {
  const change = data.cells.find((cell) => cell.eventId === eventId && cell.roleId === role.id) ?? null
  const personId = change?.personId ?? role.personId
  const matters = change ? change.mode !== 'omitted' : role.kind === 'cast'
  const clash = matters ? clashOf(data.unavailable, eventId, personId) : null
  return { personId, name: data.names[personId] ?? '…', change, clash }
}

/** Why somebody cannot play on an evening; null when nothing is known. */
export function clashOf(unavailable: Unavailability[], eventId: number, personId: number): Unavailability | null {
  return unavailable.find((one) => one.eventId === eventId && one.personId === personId) ?? null
}

/** What is in the way, in words. */
export function clashText(clash: Unavailability, format: DateFormat): string {
  if (clash.reason === 'absent') return t('away')
  const time = format.time(clash.startsAt)
  return clash.title === '' ? t('needed elsewhere, {time}', { time }) : t('plays in “{title}”, {time}', { title: clash.title, time })
}

/** A cell in words, such as “Ayla Brandvik instead of Tove Aschenbach”. @param usual who usually has the role, unless that stands beside it */
export function cellText({ name, change }: ShownCell, usual?: string): string {
  if (!change || (change.mode === 'plays' && usual === undefined)) return name
  if (change.mode === 'omitted') return t('left out')
  return change.mode === 'reads' ? t('{name} reads', { name }) : t('{name} instead of {usual}', { name, usual: usual ?? '' })
}

/** A performance's day, such as `Fr 4.12.` */
export function dayText(startsAt: string, format: DateFormat): string {
  return `${formatIsoShortWeekday(startsAt.slice(0, 10))} ${format.dayAndMonth(startsAt)}`
}
