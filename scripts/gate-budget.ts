/** The parts of the gate, in its order. */
export const PARTS = ['check', 'build', 'unit', 'components', 'api', 'stories', 'pretix'] as const
type Part = (typeof PARTS)[number]

/**
 * What each part of the gate may cost, in processor seconds of the machine that `slowness` compares with: some tenth more than
 * it costs today, for work to come. Whoever needs more raises it in the same commit, with the reason in its body.
 */
export const BUDGET: Record<Part, number> = { check: 160, build: 110, unit: 125, components: 60, api: 2950, stories: 3000, pretix: 600 }

/** What a part has cost. */
export type Cost = { part: Part; seconds: number; budget: number; isOver: boolean }

/**
 * Holds what was noted against the budget.
 * @param notes lines of `PART SECONDS SLOWNESS`; a part may have several. Each is held to the speed at which it ran: neighbours come
 *   and go, and the end of a run says little of an hour before
 * @param slowness by what factor this machine is slower now, for notes that do not say; a faster one gets no less
 */
export function costsOf(notes: string, slowness: number): Cost[] {
  return PARTS.map((part) => {
    const own = [...notes.matchAll(/^(\w+) ([\d.]+)(?: ([\d.]+))?$/gm)].filter(([, name]) => name === part)
    const seconds = own.reduce((sum, [, , noted]) => sum + Number(noted), 0)
    // What it would have cost at full speed, by its own notes, says how much slower it was as a whole.
    const atFullSpeed = own.reduce((sum, [, , noted, then = slowness]) => sum + Number(noted) / Math.max(1, Number(then)), 0)
    const budget = BUDGET[part] * (atFullSpeed > 0 ? seconds / atFullSpeed : Math.max(1, slowness))
    return { part, seconds, budget, isOver: seconds > budget }
  })
}

/** The costs as a table for people. */
export function costTable(costs: Cost[]): string {
  const rows = costs.map(({ part, seconds, budget, isOver }) => [part, seconds.toFixed(0), budget.toFixed(0), isOver ? 'OVER' : ''])
  const sum = costs.reduce((total, { seconds }) => total + seconds, 0)
  const table = [
    ['part', 'CPU s', 'budget', ''],
    ...rows,
    ['all', sum.toFixed(0), costs.reduce((total, { budget }) => total + budget, 0).toFixed(0), ''],
  ]
  return table.map(([part = '', ...cells]) => [part.padEnd(12), ...cells.map((cell) => cell.padStart(8))].join('').trimEnd()).join('\n')
}
