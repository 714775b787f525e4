import { expect, it } from 'vitest'
import { type RecentRecord, withRecent } from './recent-records.ts'

const record = (number: number, title = `Stück ${number}`): RecentRecord => ({ url: `/cms-hub/production/${number}`, title })

it('a record that is opened again comes first, once, under its new title', () => {
  expect(withRecent([record(1), record(2)], record(2, 'Umbenannt'))).toEqual([record(2, 'Umbenannt'), record(1)])
})

it('no more than five are remembered', () => {
  expect(
    withRecent(
      [1, 2, 3, 4, 5].map((number) => record(number)),
      record(6),
    ).map(({ title }) => title),
  ).toEqual([6, 1, 2, 3, 4].map((number) => `Stück ${number}`))
})
