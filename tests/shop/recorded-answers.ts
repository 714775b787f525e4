import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from './pretix-questions.ts'

/** What pretix itself answered; written by `RECORD=1 npm run test:pretix`. */
export const RECORDED = join(import.meta.dirname, 'recorded-answers.json')

export function recordedAnswers(): Map<string, Answer> {
  return new Map(Object.entries(JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, Answer>))
}
