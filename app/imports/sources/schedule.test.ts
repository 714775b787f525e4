import { expect, it } from 'vitest'
import { isDue, nextReading } from './schedule.ts'

const at = (text: string) => Temporal.Instant.from(`${text}+01:00`)
const source = { schedule: 'nightly' as const, isActive: true, triedAt: at('2027-01-10T03:04') }

it('a source of the night is read once a night, however often the job looks', () => {
  expect(isDue(source, at('2027-01-10T03:14'))).toBe(false)
  expect(isDue(source, at('2027-01-11T02:50'))).toBe(false)
  expect(isDue(source, at('2027-01-11T03:00'))).toBe(true)
})

it('one that was read by hand before the night is read in that night all the same', () => {
  expect(nextReading({ ...source, triedAt: at('2027-01-10T01:00') }, at('2027-01-10T02:00'))?.equals(at('2027-01-10T03:00'))).toBe(true)
})

it('one of every hour is due after an hour, and one that was never read at once', () => {
  const hourly = { ...source, schedule: 'hourly' as const }
  expect(isDue(hourly, at('2027-01-10T03:50'))).toBe(false)
  expect(isDue(hourly, at('2027-01-10T04:04'))).toBe(true)
  expect(isDue({ ...source, triedAt: null }, at('2027-01-10T12:00'))).toBe(true)
})

it('one that is switched off or read by hand alone is never due', () => {
  const long = at('2030-01-01T12:00')
  expect([isDue({ ...source, isActive: false }, long), isDue({ ...source, schedule: 'manual' }, long)]).toEqual([false, false])
})
