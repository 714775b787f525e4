// Ends the gate: what each of its parts has cost in processor seconds. Fails when one has cost more than its budget.
import { readFileSync } from 'node:fs'
import { costsOf, costTable } from './gate-budget.ts'
import { slowness } from './processor-time.ts'

const [, , notes = ''] = process.argv
const factor = slowness()
const noted = readFileSync(notes, 'utf8')
const costs = costsOf(noted, factor)
console.log(
  `\nProcessor seconds (this machine takes ${factor.toFixed(2)} times as long as the one of the budget)\n${costTable(costs)}\n\n${noted}`,
)
const over = costs.filter(({ isOver }) => isOver).map(({ part }) => part)
if (over.length > 0) {
  console.error(`\nOver budget: ${over.join(', ')}. Make it cheaper, or raise scripts/gate-budget.ts in the same commit and say why.`)
  process.exit(1)
}
