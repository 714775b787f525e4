import type { RunOptions } from 'axe-core'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules beyond WCAG, for users who navigate by landmarks. */
const LANDMARKS = ['region', 'landmark-one-main', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner']
/** Other results are not used, and would double the run time. */
const VIOLATIONS: RunOptions = { resultTypes: ['violations'] }

/** Whether words can be read in the present colour scheme (WCAG 1.4.3). */
export const READABLE: RunOptions = { ...VIOLATIONS, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** What every screen has to keep (WCAG 2.2 AA). @param inLandmarks whether all content must be inside landmarks */
export function accessibleOptions(inLandmarks: boolean): RunOptions {
  const rules = Object.fromEntries(LANDMARKS.map((rule) => [rule, { enabled: inLandmarks }]))
  return { ...VIOLATIONS, runOnly: { type: 'tag', values: STANDARD }, rules }
}

/** What a test shows of a violation: the rule, and the elements that break it. */
export function violationText({ id, nodes }: { id: string; nodes: { target: unknown[] }[] }): string {
  return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`
}
