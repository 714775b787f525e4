import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { type PageSchedule, pageStatus, pageWindow } from './page-window.server.ts'

const [yesterday, now, tomorrow, later] = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-30'].map(
  (day) => new Date(`${day}T12:00Z`),
) as [Date, Date, Date, Date]
const page = (more: Partial<PageSchedule> = {}): PageSchedule => ({
  title: 'Seite',
  isOnline: true,
  publishAt: null,
  unpublishAt: null,
  ...more,
})

describe('the status of a page', () => {
  it('is what its own switch and window say', requirement('PAGE-06'), () => {
    expect(pageStatus(page(), [], now)).toEqual({ state: 'online', until: null })
    expect(pageStatus(page({ isOnline: false }), [], now)).toEqual({ state: 'offline' })
    expect(pageStatus(page({ publishAt: tomorrow, unpublishAt: later }), [], now)).toEqual({
      state: 'scheduled',
      from: tomorrow,
      until: later,
    })
    expect(pageStatus(page({ publishAt: yesterday, unpublishAt: tomorrow }), [], now)).toEqual({ state: 'online', until: tomorrow })
    expect(pageStatus(page({ unpublishAt: yesterday }), [], now)).toEqual({ state: 'over', until: yesterday })
    // Switched off it is off, whatever its window.
    expect(pageStatus(page({ isOnline: false, publishAt: tomorrow }), [], now)).toEqual({ state: 'offline' })
  })

  it('begins and ends at the very moment', () => {
    expect(pageStatus(page({ publishAt: now }), [], now).state).toBe('online')
    expect(pageStatus(page({ unpublishAt: now }), [], now).state).toBe('over')
  })

  it('is offline with whichever page above it is, and ends with the first of them', () => {
    const off = page({ title: 'Oben', isOnline: false })
    expect(pageStatus(page(), [page(), off], now)).toEqual({ state: 'above', title: 'Oben', from: null })
    expect(pageStatus(page(), [page({ title: 'Bald', publishAt: tomorrow })], now)).toEqual({
      state: 'above',
      title: 'Bald',
      from: tomorrow,
    })
    expect(pageStatus(page({ isOnline: false }), [off], now)).toEqual({ state: 'offline' })
    expect(pageStatus(page({ unpublishAt: later }), [page({ unpublishAt: tomorrow })], now)).toEqual({ state: 'online', until: tomorrow })
  })

  it('agrees with the window by which the search shows it', () => {
    const parents = [page({ publishAt: tomorrow }), page({ unpublishAt: later })]
    expect(pageWindow(page({ publishAt: yesterday }), parents)).toEqual({ isOnline: true, from: tomorrow, until: later })
    expect(pageWindow(page(), [page({ isOnline: false })])).toMatchObject({ isOnline: false })
  })
})
