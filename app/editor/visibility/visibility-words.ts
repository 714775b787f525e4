import {
  instantOfBound,
  isRelative,
  type ProductionDates,
  type RelativeBound,
  type Visibility,
  type VisibilityAnchor,
  type VisibilityBound,
} from '../../modules/visibility.ts'
import { TIMEZONE } from '../../platform/clock/clock.ts'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { formatIsoShortWeekday } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'

/** The units in which a distance to a performance is given, the largest first. */
export const UNITS = { days: 24 * 60, hours: 60, minutes: 1 } as const
export type Unit = keyof typeof UNITS

export const ANCHOR_LABELS: Record<VisibilityAnchor, Label> = {
  firstStart: 'Start of the first performance',
  lastStart: 'Start of the last performance',
  saleStart: 'Start of ticket sales',
}

/** What is known of the productions that windows depend on, by id: titles, and dates as ISO text. */
export type KnownProductions = Record<number, { title: string } & Record<VisibilityAnchor, string | null>>

/** A distance in the largest unit in which it is a whole number. */
export function distanceOf(minutes: number): { amount: number; unit: Unit; isBefore: boolean } {
  const size = Math.abs(minutes)
  const unit = (Object.keys(UNITS) as Unit[]).find((name) => size > 0 && size % UNITS[name] === 0) ?? 'hours'
  return { amount: size / UNITS[unit], unit, isBefore: minutes < 0 }
}

/** A bound without its production: `01.12.2026, 10:00 Uhr`, `2 Std. nach Beginn der letzten Vorstellung`. */
export function boundWords(bound: VisibilityBound, format: DateFormat): string {
  if (!isRelative(bound)) return momentWords(bound.at, format)
  const { amount, unit, isBefore } = distanceOf(bound.minutes)
  const moment = t(ANCHOR_LABELS[bound.anchor])
  if (amount === 0) return moment
  const time = distanceWords(amount, unit)
  return isBefore ? t('{time} before: {moment}', { time, moment }) : t('{time} after: {moment}', { time, moment })
}

/** A visibility in one line: `Ausgeblendet`, `Ab …, Bis …`. */
export function visibilityWords({ hidden, from, until }: Visibility, format: DateFormat): string {
  return [
    hidden && t('Hidden|module'),
    from && t('From {moment}', { moment: boundWords(from, format) }),
    until && t('Until {moment}', { moment: boundWords(until, format) }),
  ]
    .filter(Boolean)
    .join(', ')
}

function distanceWords(amount: number, unit: Unit): string {
  if (unit === 'days') return t('{n} days', { n: amount })
  return unit === 'hours' ? t('{n} hrs', { n: amount }) : t('{n} min|distance', { n: amount })
}

/** `So 13.12.2026, 20:00 Uhr` */
export function momentWords(iso: string, format: DateFormat): string {
  return `${formatIsoShortWeekday(iso)} ${format.dateTime(iso)}`
}

/** The instant that a relative bound means today, in words; undefined while the production's dates are being read. */
export function resolvedWords(bound: RelativeBound, known: KnownProductions, format: DateFormat): string | undefined {
  const production = known[bound.production]
  if (!production) return undefined
  const instant = instantOfBound(bound, () => datesFrom(production))
  return instant ? momentWords(localIso(instant), format) : t('No date known yet')
}

// In Swedish a moment is written almost as in ISO 8601. Temporal, with which servers reckon, is not in every browser.
const isoLike = new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE, dateStyle: 'short', timeStyle: 'short' })

/** `2026-12-13T20:00`, in the theatre's time zone. */
function localIso(instant: Date): string {
  return isoLike.format(instant).replace(' ', 'T')
}

/** The dates of a production as instants. */
export function datesFrom(production: KnownProductions[number]): ProductionDates {
  const date = (iso: string | null) => (iso ? new Date(iso) : null)
  return { firstStart: date(production.firstStart), lastStart: date(production.lastStart), saleStart: date(production.saleStart) }
}
