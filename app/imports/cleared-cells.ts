import { CLEARABLE_FIELDS, type ClearableField, type ImportedLine, type ReadLine } from './imported-line.ts'

/**
 * Lines as they are carried out: an empty cell says nothing, unless somebody has chosen for this import that empty cells of
 * its column clear what stands in the house.
 */
export function withClearedFields(lines: ReadLine[], clears: readonly ClearableField[]): ReadLine[] {
  return lines.map((line) => (line.value ? { ...line, value: withClears(line.value, clears) } : line))
}

function withClears(value: ImportedLine, clears: readonly ClearableField[]): ImportedLine {
  const isCleared = (field: ClearableField) => clears.includes(field) && value.emptyCells.includes(field)
  const fields = Object.fromEntries(
    CLEARABLE_FIELDS.map((field) => [field, value[field] || (isCleared(field) ? (field === 'endsAt' ? null : '') : undefined)]),
  )
  return { ...value, ...fields }
}
