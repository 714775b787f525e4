import { expect, it } from 'vitest'
import { createDateFormat } from '../../platform/format/date-format.ts'
import { visibilitySentence } from './visibility-sentence.ts'

const online = (at: string) => ({ isOnline: true, at })
const offline = (at: string) => ({ isOnline: false, at })
const told = (values: object, plans = [] as { isOnline: boolean; at: string }[], isUnsaved = false) =>
  visibilitySentence({
    values: values as Record<string, unknown>,
    plans,
    isUnsaved,
    now: Date.parse('2026-11-21T12:00:00+01:00'),
    format: createDateFormat(),
  })

it('when visitors see a record is one sentence, of the tick, the day of publishing and what is planned together', () => {
  expect(told({ title: 'Ohne' })).toBe('')
  expect(told({ isOnline: true }, [], true)).toBe('Mit dem Speichern geht das online.')
  expect(told({ isOnline: true })).toBe('')
  expect(told({ isOnline: false }, [], true)).toBe('Auch gespeichert bleibt das offline: Besucher sehen es nicht.')
  expect(told({ isOnline: false, publishedAt: '2026-12-01T10:00:00+01:00' })).toBe('Offline: Besucher sehen das nicht.')
  expect(told({ isOnline: true, publishedAt: '2026-12-01T10:00:00+01:00' })).toMatch(/^Besucher sehen das ab 01\.12\.2026, 10:00\u00a0Uhr/)
  expect(told({ isOnline: true, publishedAt: '2026-11-01T10:00:00+01:00' })).toBe('')
  expect(told({ isOnline: true, onlineTo: '2026-11-20T10:00:00+01:00' })).toMatch(
    /^Besucher sehen das nicht mehr: Es endete am 20\.11\.2026/,
  )
  expect(told({ isOnline: true, publishedAt: '2026-12-24T10:00:00+01:00' }, [offline('2026-12-01T10:00:00+01:00')])).toMatch(
    /^Besucher werden das nicht sehen: Es endet am 01\.12\.2026.*, bevor es beginnt\.$/,
  )
  const plans = [online('2026-11-30T10:00:00+01:00'), offline('2026-12-24T10:00:00+01:00')]
  expect(told({ isOnline: false, publishedAt: '2026-12-01T10:00:00+01:00' }, plans)).toMatch(
    /^Besucher sehen das ab 01\.12\.2026.*Am 24\.12\.2026.* geht es offline\.$/,
  )
})
