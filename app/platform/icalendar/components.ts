import { type ContentLine, contentLines } from './content-lines.ts'

/** A component of a calendar between its BEGIN and its END: a calendar, an entry, a time zone. */
export type CalendarComponent = {
  /** in capitals: VCALENDAR, VEVENT, VTIMEZONE */
  name: string
  lines: ContentLine[]
  parts: CalendarComponent[]
  /** false where the file ends, or the next entry begins, before its END */
  isComplete: boolean
}

/** The components of a calendar file, outermost first, none where it is no calendar. What stands outside of all is left out. */
export function calendarComponents(text: string): CalendarComponent[] {
  const roots: CalendarComponent[] = []
  let open: CalendarComponent[] = []
  for (const line of contentLines(text)) {
    const about = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN') {
      // No entry lies in another: the one above has lost its end.
      if (about === 'VEVENT' || about === 'VCALENDAR') open = open.filter(({ name }) => name === 'VCALENDAR' && about !== 'VCALENDAR')
      const component = { name: about, lines: [], parts: [], isComplete: false }
      const parent = open.at(-1)
      if (parent) parent.parts.push(component)
      else roots.push(component)
      open.push(component)
      continue
    }
    const at = line.name === 'END' ? open.findLastIndex(({ name }) => name === about) : -1
    const ended = open[at]
    if (ended) {
      ended.isComplete = true
      open.splice(at)
    } else open.at(-1)?.lines.push(line)
  }
  return roots
}

/** The first line of this name; undefined where there is none. */
export function lineOf({ lines }: CalendarComponent, name: string): ContentLine | undefined {
  return lines.find((line) => line.name === name)
}

/** The lines of this name that say something. */
export function linesOf({ lines }: CalendarComponent, name: string): ContentLine[] {
  return lines.filter((line) => line.name === name && line.value.trim() !== '')
}

/** A text as it was meant (RFC 5545, 3.3.11); empty where it is missing. */
export function textOf(component: CalendarComponent, name: string): string {
  const value = lineOf(component, name)?.value ?? ''
  return value.replace(/\\([\\;,:nN"])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)).trim()
}
