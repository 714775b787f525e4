// Recall of sixty search queries on the demo data: the share of the expected hits on the first screen, by difficulty.
import { FIRST_SCREEN, recallOf, relevanceQueries } from '../demo/content/search-queries.ts'
import { startDemoServer } from './demo-server.ts'
import { printTable } from './table.ts'

type List = { results: { title: string }[] }

const demo = await startDemoServer(4410)
const recalls: { why: string; recall: number; missed: string }[] = []
for (const question of relevanceQueries) {
  const response = await fetch(`${demo.url}/api/search/${question.tab}/?${new URLSearchParams({ query: question.query })}`)
  const { results } = (await response.json()) as List
  const titles = results.map(({ title }) => title)
  const recall = recallOf(question, titles)
  recalls.push({ why: question.why, recall, missed: recall < 1 ? `${question.query} → ${titles.slice(0, FIRST_SCREEN).join(', ')}` : '' })
}
await demo.stop()

const mean = (values: { recall: number }[]) => (values.reduce((sum, { recall }) => sum + recall, 0) / values.length).toFixed(3)
const rows = [...Map.groupBy(recalls, ({ why }) => why)].map(([why, questions]) => [why, questions.length, mean(questions)])
printTable([`recall at ${FIRST_SCREEN}`, 'questions', 'recall'], [...rows, ['all', recalls.length, mean(recalls)]])
for (const { missed } of recalls) if (missed) console.log(`missed: ${missed}`)
