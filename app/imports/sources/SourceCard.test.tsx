import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { SourceCard } from './SourceCard.tsx'
import type { SourceView } from './source-views.server.ts'

const SOURCE: SourceView = {
  ...{ id: 7, kind: 'address', name: 'Planung', headerName: '', schedule: 'hourly', isActive: true, appliesAtOnce: true, leads: [] },
  ...{ columnMeanings: {}, foundColumns: [], hasHeaderValue: false, host: 'planung.example', address: null, readAt: null, nextAt: null },
  ...{ failure: '', failures: 0, rejected: [], waiting: null, runs: [], dismissed: 0, events: 3, readings: [] },
}

function html(source: Partial<SourceView>): string {
  const card = <SourceCard source={{ ...SOURCE, ...source }} rooms={[]} act={async () => {}} stateOf={() => ''} onEdit={() => {}} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />)
}

it('says of an import that is undone neither that it is being applied nor that it has been', () => {
  expect(html({ runs: [{ id: 3, state: 'running', isBusy: true }] })).toContain('Die Änderungen werden übernommen.')
  const undoing = html({ runs: [{ id: 3, state: 'undoing', isBusy: true }] })
  expect(undoing).toContain('Der Import wird rückgängig gemacht.')
  expect(undoing).not.toContain('übernommen')
})

it('says among the readings that one has failed, not that it waits', () => {
  const run = { id: 3, state: 'failed' as const, counts: null }
  const failed = html({ readings: [{ id: 1, at: '2026-11-27T03:00:00+01:00', failure: '', run }] })
  expect(failed).toContain('Gescheitert; ein Teil kann schon importiert sein.')
  expect(failed).not.toContain('Wartet.')
})
