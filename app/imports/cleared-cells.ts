import { CLEARABLE_FIELDS, type ClearableField, type ImportChoice, type ImportedLine, type ReadLine } from './imported-line.ts'

/**
 * The lines as they are applied: an empty cell is ignored unless the user has chosen that empty cells of its column clear
 * the stored value.
 */
export function withClearedFields(lines: ReadLine[], clears: readonly ImportChoice[]): ReadLine[] {
  return lines.map((line) => (line.value ? { ...line, value: withClears(line.value, clears) } : line))
}

function withClears(value: ImportedLine, clears: readonly ImportChoice[]): ImportedLine {
  const isCleared = (field: ClearableField) => clears.includes(field) && value.emptyCells.includes(field)
  const fields = Object.fromEntries(
    CLEARABLE_FIELDS.map((field) => [field, value[field] || (isCleared(field) ? (field === 'endsAt' ? null : '') : undefined)]),
  )
  return { ...value, ...fields }
}
