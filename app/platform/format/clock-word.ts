const NO_BREAK_SPACE = '\u00a0'

/** `19:30 Uhr` of `19:30`, kept on one line: the one way in which the house writes times, for visitors and for staff (A §9). */
export function withClockWord(time: string): string {
  return `${time}${NO_BREAK_SPACE}Uhr`
}
