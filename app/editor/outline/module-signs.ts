/** Whether visitors see a module at an instant: `always` has no window, `open` and `closed` have one. */
export type Visibility = 'always' | 'open' | 'scheduled' | 'over'

/**
 * What the window of a module (A §4) means at an instant. The server decides what visitors get; this only says it in the
 * outline, so the browser's own dates are good enough.
 */
export function visibilityAt({ online_from, online_to }: Record<string, unknown>, at: Date): Visibility {
  const [from, until] = [dateOf(online_from), dateOf(online_to)]
  if (!from && !until) return 'always'
  if (until && until <= at) return 'over'
  return from && from > at ? 'scheduled' : 'open'
}

function dateOf(value: unknown): Date | undefined {
  const date = typeof value === 'string' && value !== '' ? new Date(value) : undefined
  return date && Number.isFinite(date.getTime()) ? date : undefined
}
