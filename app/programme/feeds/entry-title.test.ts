import { expect, it } from 'vitest'
import { statusLabel } from '../event-view.ts'
import { entryTitle } from './entry-title.ts'

it('a replacement date does not read as if it were moved away, a cancelled one says so first', () => {
  expect(entryTitle('Requiem', 'moved')).toBe('Requiem (hierher verlegt)')
  expect(entryTitle('Requiem', 'cancelled')).toBe('Abgesagt: Requiem')
  expect(entryTitle('Requiem', 'scheduled')).toBe('Requiem')
})

it('nor does it beside its date in lists, on share cards and in search hits', () => {
  expect((['moved', 'cancelled', 'scheduled'] as const).map(statusLabel)).toEqual(['Hierher verlegt', 'Abgesagt', ''])
})
