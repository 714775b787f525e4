import type { Label } from '../platform/i18n/message-ids.ts'

/** The options of a select field, in the order of the labels. */
export function labelledOptions<Value extends string>(labels: Record<Value, Label>): { value: string; label: Label }[] {
  return Object.entries<Label>(labels).map(([value, label]) => ({ value, label }))
}
