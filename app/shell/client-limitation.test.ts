import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { clientLimitationOf, noticeDelay } from './client-limitation.ts'

describe('what visitors are told of line and machine', () => {
  it('a slow line is named, a fast one and an unknown one are not', requirement('FALL-03'), () => {
    for (const effectiveType of ['slow-2g', '2g']) expect(clientLimitationOf({ connection: { effectiveType } })).toBe('slow-network')
    for (const effectiveType of ['3g', '4g']) expect(clientLimitationOf({ connection: { effectiveType } })).toBeUndefined()
    expect(clientLimitationOf({})).toBeUndefined()
  })
  it('a weak machine is one with few cores and little memory, both known', requirement('FALL-04'), () => {
    expect(clientLimitationOf({ hardwareConcurrency: 2, deviceMemory: 1 })).toBe('low-end-device')
    expect(clientLimitationOf({ hardwareConcurrency: 2, deviceMemory: 8 })).toBeUndefined()
    expect(clientLimitationOf({ hardwareConcurrency: 8, deviceMemory: 0.5 })).toBeUndefined()
    expect(clientLimitationOf({ hardwareConcurrency: 2 })).toBeUndefined()
  })
  it('the line is given four seconds from the page’s beginning, a machine none', requirement('FALL-07'), () => {
    expect([0, 1500, 4000, 9000].map((ageMs) => noticeDelay('slow-network', ageMs))).toEqual([4000, 2500, 0, 0])
    expect(noticeDelay('low-end-device', 0)).toBe(0)
  })
})
