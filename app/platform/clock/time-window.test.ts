import { describe, expect, it } from 'vitest'
import { boundsAfter, intersectTimeWindows, isInTimeWindow, isInverted, timeWindowState } from './time-window.ts'

const now = new Date('2026-11-21T12:00:00Z')
const before = new Date('2026-11-21T11:59:59Z')
const after = new Date('2026-11-21T12:00:01Z')

describe('a time window', () => {
  it('includes its beginning and excludes its end', () => {
    expect(timeWindowState({ from: now, until: null }, now)).toBe('open')
    expect(timeWindowState({ from: null, until: now }, now)).toBe('over')
    expect(timeWindowState({ from: after, until: null }, now)).toBe('scheduled')
    expect(isInTimeWindow({ from: before, until: after }, now)).toBe(true)
  })

  it('without bounds is always open', () => {
    expect(timeWindowState({ from: null, until: null }, now)).toBe('open')
  })

  it('that does not end after its beginning is inverted, and never open', () => {
    expect(isInverted({ from: after, until: before })).toBe(true)
    expect(isInverted({ from: now, until: now })).toBe(true)
    expect(isInverted({ from: before, until: after })).toBe(false)
    expect(isInverted({ from: now, until: null })).toBe(false)
    for (const at of [before, now, after]) expect(isInTimeWindow({ from: after, until: before }, at)).toBe(false)
  })

  it('changes its state at the bounds that lie ahead', () => {
    expect(boundsAfter({ from: before, until: after }, now)).toEqual([after])
    expect(boundsAfter({ from: now, until: null }, now)).toEqual([])
  })

  it('shared by several begins with the last beginning and ends with the first end', () => {
    const unbounded = { from: null, until: null }
    expect(intersectTimeWindows([{ from: before, until: after }, { from: now, until: null }, unbounded])).toEqual({
      from: now,
      until: after,
    })
    expect(intersectTimeWindows([unbounded])).toEqual(unbounded)
  })
})
