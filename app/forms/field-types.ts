import type { Label } from '../platform/i18n/message-ids.ts'

/** The kind of control of a field. */
export type FieldControl = 'input' | 'textarea' | 'checkbox' | 'choices' | 'select' | 'file' | 'hidden'

/** The description of a field type, for browser and server alike. */
export type FieldType = {
  name: string
  control: FieldControl
  /** `type` attribute of an input */
  inputType?: string
  /** `inputmode` attribute of an input */
  inputMode?: 'decimal' | 'email' | 'url'
  /** the value is a list */
  isMulti?: boolean
  /** the value must be one of the field's choices */
  isChosen?: boolean
  /** the error of a non-empty text; undefined when it is valid */
  check?: (text: string) => Label | undefined
  /** how to fix a text that `check` rejects */
  hint?: (text: string) => Label
}

/** Field types by their number in the specification (A §3.6). 5 and 7 have several values, 9 starts as null. */
export const FIELD_TYPES: Record<number, FieldType> = {
  1: { name: 'text', control: 'input', inputType: 'text' },
  2: { name: 'textarea', control: 'textarea' },
  3: {
    name: 'email',
    control: 'input',
    inputType: 'email',
    check: (text) => (EMAIL.test(text) ? undefined : 'Invalid e-mail address!'),
    hint: (text) =>
      /^[^@]+(@[^@.]*)?$/.test(text)
        ? 'Add the part after the @, as in name@example.org.'
        : 'Enter an email address like name@example.org.',
  },
  4: { name: 'checkbox', control: 'checkbox' },
  5: { name: 'checkboxes', control: 'choices', inputType: 'checkbox', isMulti: true, isChosen: true },
  6: { name: 'select', control: 'select', isChosen: true },
  7: { name: 'multi-select', control: 'select', isMulti: true, isChosen: true },
  8: { name: 'radio', control: 'choices', inputType: 'radio', isChosen: true },
  9: { name: 'file', control: 'file', check: (text) => (UPLOAD_ID.test(text) ? undefined : 'This value is not allowed.') },
  10: { name: 'date', control: 'input', inputType: 'date', check: (text) => (isDate(text) ? undefined : 'Please enter a date.') },
  11: { name: 'date-time', control: 'input', inputType: 'datetime-local', check: checkDateTime },
  12: { name: 'hidden', control: 'hidden' },
  13: { name: 'number', control: 'input', inputType: 'text', inputMode: 'decimal', check: checkNumber },
  14: { name: 'url', control: 'input', inputType: 'url', check: checkUrl },
  15: { name: 'date-of-birth', control: 'input', inputType: 'date', check: checkDateOfBirth },
}

/** The honeypot that is appended to every form: its slug and its type (A §3.6, AMB-31). */
export const CONFIRM_FIELD_SLUG = 'email2'
export const CONFIRM_FIELD_TYPE = 'emailconfirm' as const

const EMAIL = /^[^\s@<>()[\],;:\\"]{1,64}@(?=.{3,190}$)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,}$/u
const UPLOAD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A number as people write it: about how many, from so many to so many, with what is counted. */
const AMOUNT = String.raw`[-−]?\d[\d.,'’ ]{0,20}`
const NUMBER = new RegExp(
  `^(?:(?:ca\\.?|circa|etwa|rund|about|~|≈) ?)?${AMOUNT}(?: ?(?:[-–]|bis|to) ?${AMOUNT})?(?: ?[\\p{L}%€./ -]{0,40})?$`,
  'iu',
)
const OLDEST_BIRTH_YEAR = 1900

function checkDateTime(text: string): Label | undefined {
  const [day = '', time = ''] = text.split('T')
  return isDate(day) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time) ? undefined : 'Please enter a date and time.'
}

function checkNumber(text: string): Label | undefined {
  return NUMBER.test(text) ? undefined : 'Please enter a number.'
}

function checkUrl(text: string): Label | undefined {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
    ? undefined
    : 'Please enter a web address, such as www.example.org.'
}

function checkDateOfBirth(text: string): Label | undefined {
  const isPossible = isDate(text) && Number(text.slice(0, 4)) >= OLDEST_BIRTH_YEAR
  return isPossible ? undefined : 'Please enter a date of birth.'
}

/** Whether a text is a day of the calendar, `2026-11-21`. */
function isDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return year !== '' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}
