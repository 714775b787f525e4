// Sixty questions to the demo house: how much of what each asks for stands on the first screen, by what makes it hard.
import { FIRST_SCREEN, recallOf, relevanceQueries } from '../demo/content/search-queries.ts'
import { startDemoServer } from './demo-server.ts'
import { printTable } from './table.ts'

type List = { results: { title: string }[] }

const demo = await startDemoServer(4410)
const answered: { why: string; recall: number; missed: string }[] = []
for (const question of relevanceQueries) {
  const response = await fetch(`${demo.url}/api/search/${question.tab}/?${new URLSearchParams({ query: question.query })}`)
  const { results } = (await response.json()) as List
  const titles = results.map(({ title }) => title)
  const recall = recallOf(question, titles)
  answered.push({ why: question.why, recall, missed: recall < 1 ? `${question.query} → ${titles.slice(0, FIRST_SCREEN).join(', ')}` : '' })
}
await demo.stop()

const mean = (values: { recall: number }[]) => (values.reduce((sum, { recall }) => sum + recall, 0) / values.length).toFixed(3)
const rows = [...Map.groupBy(answered, ({ why }) => why)].map(([why, its]) => [why, its.length, mean(its)])
printTable([`recall at ${FIRST_SCREEN}`, 'questions', 'recall'], [...rows, ['all', answered.length, mean(answered)]])
for (const { missed } of answered) if (missed) console.log(`missed: ${missed}`)
