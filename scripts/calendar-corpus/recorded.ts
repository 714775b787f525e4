import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The generated calendars whose answers by the other implementation are kept for the unit tests. */
export const RECORDED_CALENDARS = 200
const FILE = resolve(import.meta.dirname, 'recorded.txt')
/** Between the occurrences of a calendar, each of which has a line. */
const BETWEEN = ' | '

/** Keeps the answers: for each calendar its occurrences. */
export function recordAnswers(answers: readonly (readonly string[])[]): void {
  writeFileSync(FILE, answers.map((occurrences) => `${occurrences.join(BETWEEN)}\n`).join(''))
}

/** The answers that were kept. */
export function recordedAnswers(): string[][] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => (line === '' ? [] : line.split(BETWEEN)))
}
