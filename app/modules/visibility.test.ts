import { describe, expect, it } from 'vitest'
import { visibilityChange, visibilityOf, visibilitySchema, wrongWindows } from './visibility.ts'

const own = ['headline', 'online_from', 'online_to', 'visibility']
const [early, late] = ['2026-12-01T00:00:00+01:00', '2026-12-24T00:00:00+01:00']
const relative = { anchor: 'lastStart', production: 7, minutes: 120 } as const

describe('the visibility of a module', () => {
  it('is read from its own dates as from the field that every module has', () => {
    expect(visibilityOf({ online_from: early, online_to: '' })).toEqual({ from: { at: early } })
    expect(visibilityOf({ visibility: { hidden: true, until: { at: late } } })).toEqual({ hidden: true, until: { at: late } })
    expect(visibilityOf({ online_to: late, visibility: { until: relative } })).toEqual({ until: relative })
    expect(visibilityOf({})).toEqual({})
  })
  it('is written to its own dates where it has them, so that the API goes on reading them', () => {
    expect(visibilityChange({}, { from: { at: early }, until: { at: late } }, own)).toEqual({
      data: { online_from: early, online_to: late },
      unset: [],
    })
    expect(visibilityChange({}, { from: { at: early } }, ['headline'])).toEqual({
      data: { visibility: { from: { at: early } } },
      unset: [],
    })
  })
  it('keeps the date that a relative end stands for meanwhile, and has it again afterwards', () => {
    const data = { online_to: late }
    const change = visibilityChange(data, { until: relative }, own)
    expect(change).toEqual({ data: { visibility: { until: relative } }, unset: [] })
    expect(visibilityChange({ ...data, ...change.data }, { until: { at: late } }, own)).toEqual({ data: {}, unset: ['visibility'] })
  })
  it('is always again when nothing is left of it', () => {
    expect(visibilityChange({ visibility: { hidden: true } }, {}, ['headline'])).toEqual({ data: {}, unset: ['visibility'] })
    expect(visibilityChange({ online_from: early }, {}, own)).toEqual({ data: { online_from: '' }, unset: [] })
  })
  it('reads back what was written, whatever was stored before', () => {
    const wanted = [
      {},
      { hidden: true },
      { from: { at: early } },
      { from: relative, until: { at: late } },
      { hidden: true, until: relative },
    ]
    for (const before of [{}, { online_from: late }, { visibility: { from: relative } }]) {
      for (const next of wanted) {
        for (const fields of [own, ['headline', 'visibility']]) {
          if (fields !== own && 'online_from' in before) continue
          const { data, unset } = visibilityChange(before, next, fields)
          const after: Record<string, unknown> = { ...before, ...data }
          for (const name of unset) delete after[name]
          const read = visibilityOf(after)
          // Beneath a relative end the date of before stays.
          expect(read).toEqual(next)
        }
      }
    }
  })
  it('accepts dates and moments of a production only', () => {
    expect(visibilitySchema.safeParse({ from: { at: early }, until: relative }).success).toBe(true)
    expect(visibilitySchema.safeParse({ from: { at: 'bald' } }).success).toBe(false)
    expect(visibilitySchema.safeParse({ until: { ...relative, anchor: 'interval' } }).success).toBe(false)
    expect(visibilitySchema.safeParse({ until: { ...relative, minutes: 10_000_000 } }).success).toBe(false)
    expect(visibilitySchema.safeParse({ since: early }).success).toBe(false)
  })
})

it('names the fields in which a window ends before it begins, of a module and of its items', () => {
  expect(wrongWindows({ online_from: late, online_to: early })).toEqual(['online_to'])
  expect(wrongWindows({ online_from: early, online_to: late, items: [{ online_from: late, online_to: late }] })).toEqual([
    'items.0.online_to',
  ])
  expect(wrongWindows({ online_from: early, online_to: '' })).toEqual([])
  expect(wrongWindows({ visibility: { from: { at: late }, until: { at: early } } })).toEqual(['visibility'])
  expect(wrongWindows({ visibility: { from: { at: late }, until: relative } })).toEqual([])
})
