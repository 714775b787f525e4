import { expect, it } from 'vitest'
import '../../../tests/support/german-texts.ts'
import { createDateFormat } from '../../platform/format/date-format.ts'
import { describePage, pageTone } from './page-tone.ts'

const format = createDateFormat()
const page = { status: { state: 'offline' }, has_draft: false, was_online: true, online_at: null } as const
const told = (changes: Partial<Parameters<typeof pageTone>[0]>) => {
  const shown = { ...page, ...changes }
  return [pageTone(shown), describePage(shown, format)]
}

it('tells of each page in the tree what visitors see, also of one that never was online and of one with changes that nobody sees', () => {
  expect(told({ status: { state: 'online' } })).toEqual(['live', 'Online'])
  expect(told({ status: { state: 'online' }, has_draft: true })).toEqual(['pending', 'Online, mit Entwurf'])
  expect(told({})).toEqual(['offline', 'Offline'])
  expect(told({ has_draft: true })).toEqual(['unseen', 'Offline, mit Entwurf'])
  expect(told({ was_online: false })).toEqual(['offline', 'Noch nie online'])
  expect(told({ was_online: false, has_draft: true })).toEqual(['unseen', 'Noch nie online, mit Entwurf'])
  expect(told({ online_at: '2026-12-01T10:00:00+01:00', has_draft: true })).toEqual([
    'pending',
    'Online ab 01.12.2026, 10:00\u00a0Uhr, mit Entwurf',
  ])
  expect(told({ status: { state: 'above', title: 'Saison', from: null }, has_draft: true })).toEqual([
    'unseen',
    'Offline, weil „Saison“ offline ist, mit Entwurf',
  ])
})
