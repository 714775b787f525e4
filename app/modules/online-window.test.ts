import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import type { ContainerDocument } from '../content/index.ts'
import { onlineNow, wrongWindows } from './online-window.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00+01:00')

function documentWith(...data: Record<string, unknown>[]): ContainerDocument {
  const children = data.map((fields, index) => ({ id: `node-${index}`, type: 'hero-media', version: 1, data: fields }))
  return { layout: 0, extraClass: '', image: null, columns: [{ classes: '', children }] }
}
function visibleTexts(document: ContainerDocument): string[] {
  return onlineNow(document, now, () => {}).columns[0]?.children.map((node) => node.id) ?? []
}

describe('modules with a window of time', () => {
  it('are not shown before online_from', requirement('MOD-05'), () => {
    expect(visibleTexts(documentWith({ online_from: '2026-11-21T12:00:01+01:00' }, { online_from: '2026-11-21T12:00:00+01:00' }))).toEqual([
      'node-1',
    ])
  })
  it('are not shown after online_to; an empty end means none', requirement('MOD-06'), () => {
    expect(visibleTexts(documentWith({ online_to: '2026-11-21T12:00:00+01:00' }, { online_to: '' }, { online_to: null }))).toEqual([
      'node-1',
      'node-2',
    ])
  })
  it('hold for each teaser of a list', requirement('MOD-TEASERLIST-09', 'MOD-TEASERLIST-10'), () => {
    const document = documentWith({ items: [{ headline: 'bald', online_from: '2026-12-01T00:00' }, { headline: 'jetzt' }] })
    expect(onlineNow(document, now, () => {}).columns[0]?.children[0]?.data.items).toEqual([{ headline: 'jetzt' }])
  })
  it('tell the page when what is shown changes', () => {
    const moments: string[] = []
    onlineNow(documentWith({ online_from: '2026-11-21T13:00:00+01:00', online_to: '2026-11-22T00:00:00+01:00' }), now, (moment) =>
      moments.push(moment.toString()),
    )
    expect(moments).toEqual(['2026-11-21T12:00:00Z', '2026-11-21T23:00:00Z'])
  })
})

it('names the fields in which a window ends before it begins, of a module and of its items', () => {
  const [early, late] = ['2026-12-01T00:00:00+01:00', '2026-12-24T00:00:00+01:00']
  expect(wrongWindows({ online_from: late, online_to: early })).toEqual(['online_to'])
  expect(wrongWindows({ online_from: early, online_to: late, items: [{ online_from: late, online_to: late }] })).toEqual([
    'items.0.online_to',
  ])
  expect(wrongWindows({ online_from: early, online_to: '' })).toEqual([])
})
