/** A pasted line: a role with a name, as they were written. */
export type PastedRole = {
  role: string
  /** who usually has it; empty where only evenings are named */
  name: string
  /** who has it on single evenings, by the index of the date */
  evenings: { date: number; name: string }[]
}
/** A pasted cast: its roles, the dates in the head of a table, and the lines that say nothing of a role. */
export type PastedCast = { roles: PastedRole[]; dates: PastedDate[]; unread: string[] }
/** A date as written, with its day, and month, year and time where they are given. */
export type PastedDate = { text: string; day: number; month: number; year: number | null; time: string | null }

const DATE = /(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2}(?!\d|[:.]\d))?/
const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']
/** Months as Excel and letters write them: “4. Dez.”, “4. Dezember”, and in Excel “4. Mrz”. */
const MONTH_WORD = /(\d{1,2})\.\s*(jan|feb|mär|mrz|apr|mai|jun|jul|aug|sep|okt|nov|dez)[a-zä]*\.?/i
const TIME = /(\d{1,2})[:.](\d{2})(?!\.)\s*(?:Uhr)?\s*$/
/** Between a role and a name: a tab, dots as in a programme leaflet, a dash between spaces, a colon, or two spaces. */
const SEPARATORS = [/\t+/, /\s*\.{3,}\s*/, /\s+[–—-]\s+/, /:\s+/, /\s{2,}/]

/**
 * Reads a cast from the clipboard: lines such as “Rolle – Name”, “Rolle: Name” or with a tab, or a table whose first line
 * names dates. Text that is no such line is returned as it is.
 */
export function parseCast(text: string): PastedCast {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const head = (lines[0] ?? '').split('\t').map((cell) => cell.trim())
  const dates = head.map(parseDate)
  return dates.some((date) => date !== null) ? parseTable(lines.slice(1), head, dates) : parseList(lines)
}

function parseList(lines: string[]): PastedCast {
  const cast: PastedCast = { roles: [], dates: [], unread: [] }
  for (const line of lines) {
    const [role = '', ...rest] = split(line.trim())
    const name = rest.join(' ').trim()
    if (role === '' || name === '') cast.unread.push(line.trim())
    else for (const one of namesIn(name)) cast.roles.push({ role, name: one, evenings: [] })
  }
  return cast
}

function split(line: string): string[] {
  const separator = SEPARATORS.find((one) => one.test(line))
  if (!separator) return [line]
  const at = line.search(separator)
  const length = line.match(separator)?.[0].length ?? 0
  return [roleIn(line.slice(0, at)), line.slice(at + length).trim()]
}

/** A column of roles is often written with colons. */
function roleIn(cell: string): string {
  return cell.trim().replace(/\s*:$/, '')
}

/** Several people of one role are separated by a slash. */
function namesIn(name: string): string[] {
  return name
    .split(/\s*\/\s*/)
    .map((one) => one.trim())
    .filter(Boolean)
}

function parseTable(lines: string[], head: string[], columns: (PastedDate | null)[]): PastedCast {
  const dates = columns.flatMap((date) => date ?? [])
  // A second column without a date names who usually has the role.
  const usual = head.findIndex((_, index) => index > 0 && columns[index] === null)
  const cast: PastedCast = { roles: [], dates, unread: [] }
  for (const line of lines) {
    const cells = line.split('\t').map((cell) => cell.trim())
    const role = roleIn(cells[0] ?? '')
    const onDates = columns.flatMap((date, index) =>
      date ? namesIn(cells[index] ?? '').map((name, rank) => ({ date: dates.indexOf(date), name, rank })) : [],
    )
    const names = usual === -1 ? [] : namesIn(cells[usual] ?? '')
    const count = Math.max(names.length, ...onDates.map(({ rank }) => rank + 1), 0)
    if (role === '' || count === 0) cast.unread.push(line.trim())
    // Several people share the role: each has a line of their own.
    else for (let rank = 0; rank < count; rank++) cast.roles.push({ role, ...shareOf(rank, names, onDates) })
  }
  return cast
}

type NameOnDate = { date: number; name: string; rank: number }

/** Of the people who share a role the one of a rank, usually and on each date. */
function shareOf(rank: number, names: string[], onDates: NameOnDate[]): Pick<PastedRole, 'name' | 'evenings'> {
  const named = onDates.filter((one) => one.rank === rank).map(({ date, name }) => ({ date, name }))
  const name = names[rank]
  return name === undefined && names.length === 0
    ? usualOf(named)
    : { name: name ?? '', evenings: named.filter((one) => one.name !== name) }
}

/** Without a column for it, who has the role most often is who usually has it. */
function usualOf(named: { date: number; name: string }[]): Pick<PastedRole, 'name' | 'evenings'> {
  const byName = [...Map.groupBy(named, ({ name }) => name)].toSorted(([, a], [, b]) => b.length - a.length)
  const name = byName[0]?.[0] ?? ''
  return { name, evenings: named.filter((one) => one.name !== name) }
}

function parseDate(text: string): PastedDate | null {
  const digits = text
    .normalize('NFC')
    .replace(MONTH_WORD, (_, day, word) => `${day}.${MONTHS.indexOf(word.toLowerCase().replace('mrz', 'mär')) + 1}.`)
  const found = DATE.exec(digits)
  if (!found) return null
  const year = found[3] ? Number(found[3].length === 2 ? `20${found[3]}` : found[3]) : null
  const rest = digits.slice(found.index + found[0].length)
  const time = TIME.exec(rest)
  return {
    text,
    day: Number(found[1]),
    month: Number(found[2]),
    year,
    time: time ? `${String(time[1]).padStart(2, '0')}:${time[2]}` : null,
  }
}
