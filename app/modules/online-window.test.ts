import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import type { ContainerDocument } from '../content/index.ts'
import { onlineNow, productionsOf } from './online-window.ts'
import type { DatesOf } from './visibility.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00+01:00')

function documentWith(...data: Record<string, unknown>[]): ContainerDocument {
  const children = data.map((fields, index) => ({ id: `node-${index}`, type: 'hero-media', version: 1, data: fields }))
  return { layout: 0, extraClass: '', image: null, columns: [{ classes: '', children }] }
}
const noDates: DatesOf = () => undefined
function visibleTexts(document: ContainerDocument, datesOf = noDates): string[] {
  return onlineNow(document, now, datesOf, () => {}).columns[0]?.children.map((node) => node.id) ?? []
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
    expect(onlineNow(document, now, noDates, () => {}).columns[0]?.children[0]?.data.items).toEqual([{ headline: 'jetzt' }])
  })
  it('tell the page when what is shown changes', () => {
    const moments: string[] = []
    const window = { online_from: '2026-11-21T13:00:00+01:00', online_to: '2026-11-22T00:00:00+01:00' }
    onlineNow(documentWith(window), now, noDates, (moment) => moments.push(moment.toString()))
    expect(moments).toEqual(['2026-11-21T12:00:00Z', '2026-11-21T23:00:00Z'])
  })
})

describe('every module', () => {
  const production = 7
  const played: DatesOf = (id) =>
    id === production
      ? { firstStart: new Date('2026-11-01T19:30:00+01:00'), lastStart: new Date('2026-11-21T10:30:00+01:00'), saleStart: null }
      : undefined

  it('can be hidden, whatever its window says', () => {
    expect(visibleTexts(documentWith({ visibility: { hidden: true, from: { at: '2026-01-01T00:00' } } }, {}))).toEqual(['node-1'])
  })
  it('has a window by dates', () => {
    expect(
      visibleTexts(
        documentWith({ visibility: { from: { at: '2026-11-21T12:01:00+01:00' } } }, { visibility: { until: { at: '2026-11-21T12:01' } } }),
      ),
    ).toEqual(['node-1'])
  })
  it('has a window by the performances of a production, to the minute', () => {
    const until = (minutes: number) => ({ visibility: { until: { anchor: 'lastStart', production, minutes } } })
    expect(visibleTexts(documentWith(until(90), until(91), until(-1)), played)).toEqual(['node-1'])
    const from = (minutes: number) => ({ visibility: { from: { anchor: 'lastStart', production, minutes } } })
    expect(visibleTexts(documentWith(from(90), from(91)), played)).toEqual(['node-0'])
  })
  it('does not begin at a moment that is not known, and does not end at one', () => {
    const bound = { anchor: 'saleStart', production, minutes: 0 }
    expect(visibleTexts(documentWith({ visibility: { from: bound } }, { visibility: { until: bound } }), played)).toEqual(['node-1'])
    const unknown = { anchor: 'lastStart', production: 8, minutes: 0 }
    expect(visibleTexts(documentWith({ visibility: { from: unknown } }, { visibility: { until: unknown } }), played)).toEqual(['node-1'])
  })
  it('tells the page when the last performance ends its window', () => {
    const moments: string[] = []
    const document = documentWith({ visibility: { until: { anchor: 'lastStart', production, minutes: 120 } } })
    onlineNow(document, now, played, (moment) => moments.push(moment.toString()))
    expect(moments).toEqual(['2026-11-21T11:30:00Z'])
  })
  it('reaches visitors without its rule', () => {
    const document = documentWith({ headline: 'Da', visibility: { from: { at: '2026-01-01T00:00' } } })
    expect(onlineNow(document, now, noDates, () => {}).columns[0]?.children[0]?.data).toEqual({ headline: 'Da' })
  })
  it('names the production it depends on once', () => {
    const bound = { anchor: 'lastStart', production, minutes: 0 }
    expect(productionsOf(documentWith({ visibility: { from: bound, until: bound } }, {}, { visibility: { from: bound } }))).toEqual([7])
  })
})
