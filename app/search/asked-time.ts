import { type AskedDays, readAskedDays } from './asked-days.ts'

/** Local times of a day as `HH:MM`, from `from` on, before `until`. */
export type Hours = { from: string; until: string }

/** When something is asked for. `rest`: the question without the words that say when; for the others see `AskedDays`. */
export type AskedTime = { days?: AskedDays; hours?: Hours; isCertain: boolean; written: string; rest: string }

const END_OF_DAY = '24:00'
const PARTS_OF_DAY: { pattern: RegExp; hours: Hours }[] = [
  { pattern: /abends?|tonight|evening/u, hours: { from: '17:00', until: END_OF_DAY } },
  { pattern: /nachmittags?|afternoon/u, hours: { from: '12:00', until: '18:00' } },
  { pattern: /vormittags?|früh|morning/u, hours: { from: '00:00', until: '12:00' } },
]
const PART_OF_DAY = /(?<!\p{L})(?:(?:am |im |in the |this )?(?:abends?|evening|nachmittags?|afternoon|vormittags?|früh|morning))(?!\p{L})/u
const WEEKDAY_WITH_PART = /(?<=\p{L}tag|wochend|sonnabend)(?=(?:abend|nachmittag|vormittag)s?(?!\p{L}))/gu
const CLOCK = String.raw`(?<![\p{L}\p{N}.:/-])(?:um |ab |gegen |at |from )?`
const CLOCK_TIMES = [
  new RegExp(String.raw`${CLOCK}([01]?\d|2[0-3])[:.]([0-5]\d)(?:\s?(?:uhr|h))?(?![\p{L}\p{N}:/.])`, 'u'),
  new RegExp(String.raw`${CLOCK}([01]?\d|2[0-3])\s?(?:uhr|h)(?:\s?([0-5]\d))?(?![\p{L}\p{N}])`, 'u'),
]
const TWELVE_HOURS = new RegExp(String.raw`${CLOCK}(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?\s?([ap])\.?m\.?(?![\p{L}\p{N}])`, 'u')
/** Words beside a day that name nothing in particular: every hit is a performance in a theatre, with tickets. */
const FILLERS =
  /(?<!\p{L})(?:was|welche[rs]?|theater|theatre|karten?|tickets?|läuft|laeuft|spielt|gespielt|spielen|gibt|gibts|gibt’s|kommt|los|ist|sind|wird|am|an|im|um|ab|in|zu|vom|von|den|der|die|das|dem|für|programm|spielplan|vorstellung(?:en)?|termine?|uhr|what|whats|what’s|what's|is|on|at|the|for|playing|shows?|performances?|events?)(?!\p{L})/gu

/**
 * When a question asks for something: days, a time of day, or both, with the question that remains. Pure, in German and English.
 * @param question as a person typed it
 * @returns undefined where it names neither a day nor a time
 */
export function readAskedTime(question: string, today: Temporal.PlainDate): AskedTime | undefined {
  const text = question.normalize('NFC').toLowerCase().replaceAll(WEEKDAY_WITH_PART, ' ')
  // A time with a colon or `Uhr` is read first: 20.12. is a day, 20.12 Uhr is none.
  const clock = readClock(text, today)
  const found = readAskedDays(clock?.rest ?? text, today)
  if (!found && !clock) return undefined
  const part = found && readPartOfDay(found.rest, text)
  const hours = clock?.hours ?? part?.hours
  const rest = part?.rest ?? found?.rest ?? clock?.rest ?? ''
  return {
    ...(found && { days: found.days }),
    ...(hours && { hours }),
    isCertain: found?.days.isCertain ?? true,
    written: found?.days.written ?? '',
    rest: rest.replaceAll(FILLERS, ' ').replace(/\s+/g, ' ').trim(),
  }
}

function readClock(text: string, today: Temporal.PlainDate): { hours: Hours; rest: string } | undefined {
  const english = TWELVE_HOURS.exec(text)
  if (english) return timeIn(text, english, (Number(english[1]) % 12) + (english[3] === 'p' ? 12 : 0))
  for (const pattern of CLOCK_TIMES) {
    const match = pattern.exec(text)
    // 5.12 alone is a day; 19.30 is none, and so a time.
    if (match && (!/^\D*\d+\.\d+$/.test(match[0]) || !readAskedDays(match[0], today))) return timeIn(text, match, Number(match[1]))
  }
  return undefined
}

/** With minutes the very time, without them the whole hour. */
function timeIn(text: string, match: RegExpExecArray, hour: number): { hours: Hours; rest: string } {
  const [whole, , minute] = match
  const from = `${String(hour).padStart(2, '0')}:${minute ?? '00'}`
  const until = Temporal.PlainTime.from(from)
    .add(minute ? { minutes: 1 } : { hours: 1 })
    .toString({ smallestUnit: 'minute' })
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + whole.length)}`
  return { hours: { from, until: until === '00:00' ? END_OF_DAY : until }, rest }
}

/** The part of the day beside a day: `heute Abend`, `Samstagabend`, `5.12. abends`. */
function readPartOfDay(rest: string, text: string): { hours: Hours; rest: string } | undefined {
  const match = PART_OF_DAY.exec(rest)
  const words = match?.[0] ?? (text.includes('tonight') ? 'tonight' : '')
  const part = PARTS_OF_DAY.find(({ pattern }) => pattern.test(words))
  return part && { hours: part.hours, rest: match ? rest.replace(match[0], ' ') : rest }
}
