/** Field types by the numbers the specification's callers use (A §3.6). */
export const FIELD_TYPES = {
  text: 1,
  textarea: 2,
  email: 3,
  checkbox: 4,
  checkboxes: 5,
  select: 6,
  multiSelect: 7,
  radio: 8,
  file: 9,
  date: 10,
  dateTime: 11,
  hidden: 12,
  number: 13,
  url: 14,
  dateOfBirth: 15,
} as const
