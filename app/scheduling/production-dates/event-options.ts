import { translateOptions } from '../../staff-ui/inputs/input-props.ts'
import type { ProductionDates } from './production-dates.ts'

/** The options of a field of performances, with text values. */
export function optionsOf({ type }: Pick<ProductionDates, 'type'>, name: 'status' | 'marks'): { value: string; label: string }[] {
  const field = type.fields[name]
  const options = field?.kind === 'select' || field?.kind === 'multiselect' ? translateOptions(field.options) : []
  return options.map(({ value, label }) => ({ value: String(value), label }))
}
