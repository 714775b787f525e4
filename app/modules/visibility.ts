import { z } from 'zod'
import { toDate } from '../platform/clock/clock.ts'
import { isoDateTime } from '../platform/clock/date-schemas.ts'
import { isInverted, type TimeWindow } from '../platform/clock/time-window.ts'
import { recordId } from '../platform/database/record-id.ts'
import { t } from '../platform/i18n/i18n.ts'
import { instantOf } from './event-list/window.ts'

/** What a bound may depend on: the first or the last performance of a production, or the moment its tickets go on sale. */
export const VISIBILITY_ANCHORS = ['firstStart', 'lastStart', 'saleStart'] as const
export type VisibilityAnchor = (typeof VISIBILITY_ANCHORS)[number]

/** An end of a time window: an instant, or a number of minutes after (before, when negative) a moment of a production. */
export type FixedBound = { at: string }
export type RelativeBound = { anchor: VisibilityAnchor; production: number; minutes: number }
export type VisibilityBound = FixedBound | RelativeBound

/** When visitors see a module: `hidden` wins over the window; without any of the three always. */
export type Visibility = { hidden?: boolean; from?: VisibilityBound; until?: VisibilityBound }

/** When the performances of a production begin and its tickets go on sale, as far as that is known. */
export type ProductionDates = Record<VisibilityAnchor, Date | null>
/** The dates of productions by id. */
export type DatesOf = (production: number) => ProductionDates | undefined

type Data = Record<string, unknown>

/** The field of every module that holds its visibility. */
export const VISIBILITY_FIELD = 'visibility'
/** The fields by which some modules had a window before every module had one (A §3.3). They go on holding its fixed ends. */
const OWN_FIELDS = { from: 'online_from', until: 'online_to' } as const
/** The fields that the control of the visibility edits. */
export const WINDOW_FIELDS: readonly string[] = [VISIBILITY_FIELD, ...Object.values(OWN_FIELDS)]

const MAX_MINUTES = 366 * 24 * 60

const bound = z.union(
  [
    z.strictObject({ at: isoDateTime }),
    z.strictObject({
      anchor: z.enum(VISIBILITY_ANCHORS),
      production: recordId,
      minutes: z.int().min(-MAX_MINUTES).max(MAX_MINUTES),
    }),
  ],
  { error: () => t('Enter a date, or choose a production.') },
)

/** Validates the value of `VISIBILITY_FIELD`. */
export const visibilitySchema = z.strictObject({ hidden: z.boolean().optional(), from: bound.optional(), until: bound.optional() })

export function isRelative(bound: VisibilityBound | undefined): bound is RelativeBound {
  return bound !== undefined && 'anchor' in bound
}

/** The visibility of a module, or of an item of one, wherever its parts are stored. */
export function visibilityOf(data: Data): Visibility {
  const { hidden, from, until } = (data[VISIBILITY_FIELD] ?? {}) as Visibility
  const [begin, end] = [from ?? fixedBound(data.online_from), until ?? fixedBound(data.online_to)]
  return { ...(hidden ? { hidden } : {}), ...(begin ? { from: begin } : {}), ...(end ? { until: end } : {}) }
}

function fixedBound(value: unknown): FixedBound | undefined {
  return typeof value === 'string' && value !== '' ? { at: value } : undefined
}

/** Whether somebody has hidden the module. */
export function isHidden(data: Data): boolean {
  return visibilityOf(data).hidden === true
}

/**
 * The change of a module's data that gives it a visibility. A fixed end is stored in the module's own field where it has
 * one; a relative end stands beside what that field held, and wins.
 * @param fields names of the module's fields
 */
export function visibilityChange(data: Data, next: Visibility, fields: readonly string[]): { data: Data; unset: string[] } {
  const change: Data = {}
  const stored: Visibility = next.hidden ? { hidden: true } : {}
  for (const end of ['from', 'until'] as const) {
    const bound = next[end]
    const own = OWN_FIELDS[end]
    if (!fields.includes(own) || isRelative(bound)) {
      if (bound) stored[end] = bound
    } else if ((data[own] ?? '') !== (bound?.at ?? '')) change[own] = bound?.at ?? ''
  }
  const isVisibility = Object.keys(stored).length > 0
  if (isVisibility) change[VISIBILITY_FIELD] = stored
  return { data: change, unset: !isVisibility && data[VISIBILITY_FIELD] !== undefined ? [VISIBILITY_FIELD] : [] }
}

/** The productions on which the visibility of a module depends. */
export function productionsIn(data: Data): number[] {
  const { from, until } = visibilityOf(data)
  return [from, until].flatMap((bound) => (isRelative(bound) ? [bound.production] : []))
}

/** The instant of a bound; null while it is not known, because the production has no such performance. */
export function instantOfBound(bound: VisibilityBound, datesOf: DatesOf): Date | null {
  if (!isRelative(bound)) {
    const instant = instantOf(bound.at)
    return instant ? toDate(instant) : null
  }
  const moment = datesOf(bound.production)?.[bound.anchor]
  return moment ? new Date(moment.getTime() + bound.minutes * 60_000) : null
}

/**
 * The time window of a module or of one of its items; null when visitors do not see it at all: it is hidden, or begins at
 * a moment that is not known yet. An end that is not known is none.
 */
export function windowOf(data: Data, datesOf: DatesOf): TimeWindow | null {
  const { hidden, from, until } = visibilityOf(data)
  const window = { from: from ? instantOfBound(from, datesOf) : null, until: until ? instantOfBound(until, datesOf) : null }
  return hidden || (from && !window.from) ? null : window
}

/** The fields of a module, and of its items, with a window of two fixed ends that ends before it begins. */
export function wrongWindows(data: Data): string[] {
  const items = Array.isArray(data.items) ? (data.items as Data[]) : []
  return [...wrongEnd(data), ...items.flatMap((item, index) => wrongEnd(item).map((field) => `items.${index}.${field}`))]
}

function wrongEnd(data: Data): string[] {
  const { from, until } = visibilityOf(data)
  if (!from || !until || isRelative(from) || isRelative(until)) return []
  const nothing: DatesOf = () => undefined
  const window = { from: instantOfBound(from, nothing), until: instantOfBound(until, nothing) }
  if (!isInverted(window)) return []
  return [(data[VISIBILITY_FIELD] as Visibility | undefined)?.until ? VISIBILITY_FIELD : OWN_FIELDS.until]
}
