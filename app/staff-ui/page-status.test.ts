import { expect, it } from 'vitest'
import '../../tests/support/german-texts.ts'
import type { ObjectStatus, StatusResponse } from '../content/index.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { describePublication, describeStanding, describeStatus } from './page-status.ts'

const format = createDateFormat()

const instant = '2026-12-01T10:00:00+01:00'

it('says whether visitors see a page, and never that they do when they do not', () => {
  expect(describeStatus({ state: 'online', until: null }, format)).toBe('Online')
  expect(describeStatus({ state: 'online', until: instant }, format, true)).toBe('Online bis 01.12.2026, 10:00\u00a0Uhr, mit Entwurf')
  expect(describeStatus({ state: 'scheduled', from: instant, until: null }, format)).toBe('Online ab 01.12.2026, 10:00\u00a0Uhr')
  expect(describeStatus({ state: 'above', title: 'Saison', from: null }, format)).toBe('Offline, weil „Saison“ offline ist')
  expect(describePublication(3, { state: 'online', until: null }, { isPage: true, format })).toBe(
    'Gespeichert als Version 3. Besucher sehen es jetzt.',
  )
  for (const state of ['scheduled', 'over', 'offline', 'above'] as const)
    expect(describePublication(3, { state, from: instant, until: instant, title: 'Saison' }, { isPage: true, format })).not.toContain(
      'sehen es jetzt',
    )
})

it('says in the bar what is true for visitors, and how much of the work they do not see yet', () => {
  const standing = (
    status: StatusResponse,
    changes = 0,
    planned: ObjectStatus['planned'] = null,
    failures = 0,
    onlineAt: string | null = null,
  ) => describeStanding({ status, changes, planned, failures, waiting: null, online_at: onlineAt }, format)
  const online: StatusResponse = { state: 'online', until: null }
  expect(standing(online)).toEqual({ tone: 'live', words: 'Live · keine Änderungen', short: 'Live' })
  expect(standing({ ...online, until: instant }).words).toBe('Live bis 1.12., 10:00\u00a0Uhr · keine Änderungen')
  expect(standing(online, 1)).toEqual({ tone: 'pending', words: '1 Änderung, noch nicht live', short: 'Entwurf' })
  expect(standing(online, 3, { at: instant, changes: 2 }).words).toBe('3 Änderungen, noch nicht live')
  expect(standing(online, 3, { at: instant, changes: 3 }).words).toBe('3 Änderungen, live ab 1.12., 10:00\u00a0Uhr')
  expect(standing({ state: 'scheduled', from: instant }, 2)).toEqual({
    tone: 'pending',
    words: 'Ab 1.12., 10:00\u00a0Uhr sichtbar · 2 Änderungen',
    short: 'Ab 1.12.',
  })
  expect(standing({ state: 'offline' }, 2)).toEqual({ tone: 'offline', words: 'Offline · 2 Änderungen', short: 'Offline' })
  expect(standing({ state: 'above', title: 'Saison', from: null }).tone).toBe('offline')
  expect(standing({ state: 'offline' }, 2, { at: instant, changes: 2 }, 0, instant)).toEqual({
    tone: 'pending',
    words: 'Ab 1.12., 10:00\u00a0Uhr sichtbar · 2 Änderungen',
    short: 'Ab 1.12.',
  })
  expect(standing(online, 0, { at: instant, changes: 1 })).toMatchObject({
    tone: 'live',
    words: 'Live · 1 Änderung am 1.12., 10:00\u00a0Uhr',
  })
  const waiting = { title: 'Herbst', changes: 2 }
  expect(describeStanding({ status: online, changes: 0, planned: null, failures: 0, waiting, online_at: null }, format).words).toBe(
    'Live · 2 Änderungen im Paket „Herbst“',
  )
  expect(standing(online, 1, null, 1)).toMatchObject({
    tone: 'failed',
    words: 'Geplantes ist nicht live · 1 Änderung, noch nicht live',
  })
})
