import type { z } from 'zod'
import { t } from './i18n.ts'
import type { Label } from './message-ids.ts'

type Issue = z.core.$ZodRawIssue

/** Messages by Zod's name of the expected type. */
const EXPECTED: Record<string, Label> = {
  string: 'Must be text.',
  number: 'Must be a number.',
  int: 'Must be a whole number.',
  boolean: 'Must be yes or no (true or false).',
  array: 'Must be a list.',
  object: 'Must be an object with fields.',
  record: 'Must be an object with fields.',
  file: 'Please choose a file.',
}

/** Messages by Zod's name of the expected string format. */
const FORMATS: Record<string, Label> = {
  date: 'Enter a date, for example 2026-12-31.',
  time: 'Enter a time, for example 19:30.',
  datetime: 'Enter a date and time, for example 2026-12-31T19:30:00+01:00.',
  email: 'Invalid e-mail address!',
  url: 'Enter a URL that starts with https://.',
}
const MAX_NAMED = 12

/**
 * The message of a validation issue whose rule has none: what would be valid, in the active language, never Zod's own text
 * or a regular expression (ERR-34). Used by the API, forms, the editor and the admin area alike.
 */
export function issueText(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return t('Unknown fields: {names}', { names: issue.keys.join(', ') })
  if (issue.input === undefined || issue.input === null) return t('This field is required!')
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue.expected, issue.input)
    case 'invalid_value':
      return choiceText(issue.values)
    case 'invalid_format':
      return t(FORMATS[issue.format] ?? 'This text is not in the expected format.')
    case 'too_small':
      return smallText(issue)
    case 'too_big':
      return bigText(issue)
    case 'not_multiple_of':
      return t('Enter a multiple of {n}.', { n: String(issue.divisor) })
    case 'invalid_union':
      return unionText(issue.errors)
    default:
      return t('This value is not allowed.')
  }
}

function typeText(expected: string, input: unknown): string {
  if (EXPECTED[expected] && isNumeric(input) && (expected === 'number' || expected === 'int'))
    return t('Send the number {value} without quotation marks.', { value: input.trim() })
  return t(EXPECTED[expected] ?? 'This value is not allowed.')
}

/** Whether a number was sent as a string. */
function isNumeric(input: unknown): input is string {
  return typeof input === 'string' && input.trim() !== '' && Number.isFinite(Number(input))
}

function choiceText(values: readonly unknown[]): string {
  const named = values.filter((value) => value !== '' && value !== null)
  if (named.length === 0 || named.length > MAX_NAMED) return t('This value is not allowed.')
  return t('Must be one of: {values}', { values: named.map(String).join(', ') })
}

function smallText({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const n = String(minimum)
  if (origin === 'string') return Number(minimum) <= 1 ? t('This field is required!') : t('Enter at least {n} characters.', { n })
  if (origin === 'number' || origin === 'int' || origin === 'bigint')
    return inclusive === false ? t('Enter a number greater than {n}.', { n }) : t('Enter a number of {n} or more.', { n })
  return t('Minimum number of entries: {n}', { n })
}

function bigText({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const n = String(maximum)
  if (origin === 'string') return t('Enter no more than {n} characters.', { n })
  if (origin === 'number' || origin === 'int' || origin === 'bigint')
    return inclusive === false ? t('Enter a number less than {n}.', { n }) : t('Enter a number of {n} or less.', { n })
  return t('Maximum number of entries: {n}', { n })
}

/** The message of the closest branch of a union: the first whose type matches and whose content does not. */
function unionText(branches: readonly (readonly z.core.$ZodIssue[])[]): string {
  const isFar = ({ code, path }: z.core.$ZodIssue) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')
  const near = branches.find((issues) => issues.length > 0 && !issues.some(isFar))
  return near?.[0]?.message ?? t('This value is not allowed.')
}
