import type { PlanNode } from './logged-plans.ts'

/** Rows that a step may read or sort in full without a word. */
const FEW = 1000
/** How far the estimate of a step may be from what it gave. */
const ALLOWED_FACTOR = 100

/**
 * What grows with the house in a plan, or was guessed wrong: a whole table read or more than a thousand rows sorted, and
 * estimates that are wrong by a hundred times.
 */
export function concernsOf(node: PlanNode): string[] {
  const name = [node['Node Type'], node['Relation Name']].filter(Boolean).join(' on ')
  const given = node['Actual Rows'] * node['Actual Loops']
  const read = given + (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops']
  const own: string[] = []
  if (node['Node Type'] === 'Seq Scan' && read > FEW) own.push(`${name}: ${read} rows read`)
  if (/Sort$/.test(node['Node Type']) && given > FEW) own.push(`${name}: ${given} rows sorted`)
  if (isMisjudged(node)) own.push(`${name}: ${node['Actual Rows']} rows where ${node['Plan Rows']} were expected`)
  return [...own, ...(node.Plans ?? []).flatMap(concernsOf)]
}

/** A step that never ran, or stopped early because enough was found, says nothing of its estimate. */
function isMisjudged({ 'Plan Rows': expected, 'Actual Rows': given, 'Actual Loops': loops }: PlanNode): boolean {
  return loops > 0 && Math.max(given, 1) / Math.max(expected, 1) > ALLOWED_FACTOR
}
