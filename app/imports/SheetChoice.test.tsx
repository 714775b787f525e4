import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImportSummary } from './ImportSummary.tsx'
import type { SheetNote } from './imported-line.ts'
import { SheetChoice } from './SheetChoice.tsx'

const SHEETS: SheetNote[] = [
  { name: 'Januar', isHidden: false, isRead: true, count: 12, missing: [] },
  { name: 'Entwurf', isHidden: true, isRead: false, count: 1, missing: [] },
  { name: 'Kasse', isHidden: false, isRead: false, count: 3, missing: ['Raum'] },
]
const html = (chosen: string[] | null, isChanged = false) =>
  renderToStaticMarkup(<SheetChoice sheets={SHEETS} chosen={chosen} onChange={() => {}} onApply={() => {}} isChanged={isChanged} />)
const ticked = (markup: string) => markup.match(/checked=""/g)?.length ?? 0

test('each sheet is named with its rows, whether it is hidden, and what it lacks; those that were read are ticked', () => {
  const markup = html(null)
  expect(markup).toContain('Januar (12 Zeilen)')
  expect(markup).toContain('Entwurf (eine Zeile, ausgeblendet)')
  expect(markup).toContain('Kasse (3 Zeilen) – es fehlt: Raum')
  expect(ticked(markup)).toBe(1)
})

test('a new choice can be previewed, but not a choice of nothing', () => {
  expect(html(['Januar', 'Entwurf'], true)).toContain('Neu zeigen, was sich ändern würde')
  expect(ticked(html(['Januar', 'Entwurf'], true))).toBe(2)
  expect(html([], true)).not.toContain('<button')
  expect(html(null)).not.toContain('<button')
})

test('a file of one sheet has nothing to choose', () => {
  const none = <SheetChoice sheets={[]} chosen={null} onChange={() => {}} onApply={() => {}} isChanged={false} />
  expect(renderToStaticMarkup(none)).toBe('')
})

test('the preview says which sheets were read with how many rows, and which were not', () => {
  const result = {
    counts: { create: 0, change: 0, same: 12, rejected: 0 },
    ...{ warned: 0, unhooked: 0, emptyCells: {}, otherNumbers: 0, newProductions: [], lines: [] },
  }
  const markup = renderToStaticMarkup(<ImportSummary result={result} sheets={SHEETS} rooms={[]} onRepair={undefined} />)
  expect(markup).toContain('Januar (12)')
  expect(markup).toContain('Entwurf, Kasse')
})
