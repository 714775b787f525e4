import { expect, it } from 'vitest'
import { matchPerson, matchRole } from './match-cast.ts'

const role = (id: number, name: string) => ({ id, kind: 'cast' as const, role: name })

it('a pasted role in another script is never taken for another', () => {
  expect(matchRole('חנה', [role(1, 'לאה'), role(2, 'חנה')], new Set())).toEqual({ how: 'exact', id: 2 })
  expect(matchRole('李雷', [role(1, '韩梅梅')], new Set())).toEqual({ how: 'new' })
  expect(matchRole('Sonja', [role(1, 'Соня')], new Set())).toEqual({ how: 'exact', id: 1 })
})

it('a person is found however the keyboard wrote the name', () => {
  expect(matchPerson('Zoltowski, Lukasz', [{ id: 7, name: 'Łukasz Żółtowski' }])).toEqual({ how: 'exact', id: 7 })
  expect(matchPerson('Dorde Simic', [{ id: 8, name: 'Đorđe Šimić' }])).toEqual({ how: 'exact', id: 8 })
})
