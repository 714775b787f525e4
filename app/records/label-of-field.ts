import { t } from '../platform/i18n/i18n.ts'
import type { FieldDescription } from './type-description.ts'

/** The label of a field for use in a sentence, such as *Titel* or, of `cast.0.role`, *Umbesetzungen, Zeile 1: Rolle*; empty when there is no such field. */
export function labelOfField(fields: Record<string, FieldDescription>, name: string): string {
  const [first = '', row, inner = ''] = name.split('.')
  const field = fields[first]
  if (!field) return ''
  if (row === undefined) return t(field.label)
  const place = t('{name}, row {n}', { name: t(field.label), n: Number(row) + 1 })
  const cell = 'fields' in field ? field.fields[inner] : undefined
  return cell ? `${place}: ${t(cell.label)}` : place
}
