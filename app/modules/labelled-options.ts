import type { Label } from '../platform/i18n/message-ids.ts'

/** The choices of a select field, in the order in which the labels are written. */
export function labelledOptions<Value extends string>(labels: Record<Value, Label>): { value: string; label: Label }[] {
  return Object.entries<Label>(labels).map(([value, label]) => ({ value, label }))
}
