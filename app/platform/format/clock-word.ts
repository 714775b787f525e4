import type { Notation } from './notation.ts'

const NO_BREAK_SPACE = '\u00a0'

/** `19:30 Uhr` for `19:30`, kept on one line: how the site writes times, for visitors and for staff (A §9). */
export function withClockWord(time: string): string {
  return `${time}${NO_BREAK_SPACE}Uhr`
}

/** `19:30`, or `19.30`, by the notation. */
export function applyTimeStyle(time: string, timeStyle?: Notation['timeStyle']): string {
  return timeStyle === 'dot' ? time.replace(':', '.') : time
}

/** `19:30 Uhr` by the clock of the device, in the site's notation. */
export function formatDeviceTime(moment: Date, timeStyle?: Notation['timeStyle']): string {
  return withClockWord(applyTimeStyle(moment.toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' }), timeStyle))
}
