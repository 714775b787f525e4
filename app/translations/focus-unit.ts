/** The id of a unit’s field. */
export function unitId(prefix: string, unit: string): string {
  return `${prefix}-${unit}`
}

/** Goes into the field of a unit, in the middle of the window. */
export function focusUnit(prefix: string, unit: string): void {
  const field = document.getElementById(unitId(prefix, unit))
  field?.focus({ preventScroll: true })
  field?.closest('[data-unit]')?.scrollIntoView({ block: 'center' })
}
