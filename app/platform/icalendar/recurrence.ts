import { RRuleTemporal } from 'rrule-temporal'

/** A recurrence rule (RFC 5545, 3.3.10) that has been read. */
export type RecurrenceRule = {
  freq: string
  /** its parts without UNTIL, as the library takes them */
  text: string
  /** as it is written: a date, a local time, or one in UTC */
  until: string | undefined
}

export type RecurrenceLimits = {
  /** most recurrences that are given; one more is given where there are more */
  limit: number
  /** the last one, by the clock of the first */
  until?: Temporal.PlainDateTime | undefined
  /** only those within, by the same clock */
  window?: { from: Temporal.PlainDateTime; to: Temporal.PlainDateTime } | undefined
}

const PARTS =
  /^(FREQ|INTERVAL|COUNT|WKST|RSCALE|SKIP|BYSETPOS|BYMONTH|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYDAY|BYHOUR|BYMINUTE|BYSECOND)=[A-Z0-9,+-]+$/
/** So many days, months or years of a rule are looked at: it may name a day that never comes. */
const MAX_STEPS = 5000
/** Those up to a window are many where a count has to be kept from the first time on. */
const MAX_STEPS_TO_WINDOW = 50_000

/** Reads a rule, also one with blanks in it and with parts that only its program knows. @returns undefined for what is none */
export function readRule(value: string): RecurrenceRule | undefined {
  const parts = value
    .toUpperCase()
    .replace(/\s/g, '')
    .split(';')
    // A count below one is how some programs write that there is none.
    .filter((part) => part !== '' && !part.startsWith('X-') && !/^COUNT=(0|-\d+)$/.test(part))
  const until = parts.find((part) => part.startsWith('UNTIL='))?.slice('UNTIL='.length)
  const others = parts.filter((part) => !part.startsWith('UNTIL='))
  const freq = others.find((part) => part.startsWith('FREQ='))?.slice('FREQ='.length)
  if (freq === undefined || until === '' || !others.every((part) => PARTS.test(part))) return undefined
  return { freq, text: others.join(';'), until }
}

/**
 * When something recurs, in order, by the clock on its wall: zones are applied to what comes out. The first time itself is among
 * them where the rule matches it.
 * @throws Error when the rule contradicts itself, or goes on for too long before its window
 */
export function recurrences(rule: RecurrenceRule, first: Temporal.PlainDateTime, limits: RecurrenceLimits): Temporal.PlainDateTime[] {
  const name = patternOf(rule, first, limits)
  if (name === undefined) return expand(rule, first, limits)
  const known = patterns.get(name)
  if (known) return known.map((days) => first.add({ days }))
  const found = expand(rule, first, limits)
  if (patterns.size >= MAX_PATTERNS) patterns.clear()
  patterns.set(
    name,
    found.map((time) => first.until(time, { largestUnit: 'day' }).days),
  )
  return found
}

/** After how many days rules of days and weeks recur, by the name of their pattern: a season has hundreds of a few patterns. */
const patterns = new Map<string, readonly number[]>()
const MAX_PATTERNS = 500
/** What recurs by these alone recurs alike in every week in which it begins. */
const ALIKE = /^(FREQ=(DAILY|WEEKLY)|(INTERVAL|COUNT|WKST|BYDAY)=.*)$/

/** What a rule shares with all that recur on the same days after their first one; undefined where the calendar counts too. */
function patternOf(
  { text }: RecurrenceRule,
  first: Temporal.PlainDateTime,
  { limit, until, window }: RecurrenceLimits,
): string | undefined {
  if (window || !text.split(';').every((part) => ALIKE.test(part))) return undefined
  return [text, first.dayOfWeek, limit, until ? first.until(until, { largestUnit: 'day' }) : ''].join(' ')
}

function expand(rule: RecurrenceRule, first: Temporal.PlainDateTime, limits: RecurrenceLimits): Temporal.PlainDateTime[] {
  const until = limits.until && { until: onUtcWall(limits.until) }
  const { window, limit } = limits
  const maxIterations = window ? MAX_STEPS_TO_WINDOW : MAX_STEPS
  const recurring = new RRuleTemporal({ rruleString: `RRULE:${rule.text}`, dtstart: onUtcWall(first), ...until, maxIterations })
  const found: Temporal.PlainDateTime[] = []
  if (window)
    return recurring
      .between(onUtcWall(window.from), onUtcWall(window.to), true)
      .slice(0, limit + 1)
      .map((time) => nativeOf(time))
  try {
    recurring.all((time) => {
      found.push(nativeOf(time))
      return found.length <= limit
    })
  } catch (error) {
    // It has looked long and not found another one.
    if (!hasLookedTooLong(error)) throw error
  }
  return found
}

/** Whether `recurrences` gave up, as a rule goes on for longer than it looks. */
export function hasLookedTooLong(error: unknown): boolean {
  return error instanceof Error && /maximum iterations/i.test(error.message)
}

function onUtcWall(plain: Temporal.PlainDateTime): Temporal.ZonedDateTime {
  return plain.toZonedDateTime('UTC')
}

/** The library has its own Temporal. */
function nativeOf(time: { toString(): string }): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(time.toString())
}
