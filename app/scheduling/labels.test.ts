import { expect, it } from 'vitest'
import { describeTarget } from './labels.ts'

it('what is said of a held performance ends each sentence once', () => {
  expect(
    describeTarget('Mittwoch, 11. August, 19:45, Saal', ['Saal ist belegt: Salz, 19:30–22:00.', 'Jorid Aas steht dann auf der Bühne.']),
  ).toBe('Mittwoch, 11. August, 19:45, Saal. Saal ist belegt: Salz, 19:30–22:00. Jorid Aas steht dann auf der Bühne.')
})
