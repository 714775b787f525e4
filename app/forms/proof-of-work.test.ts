import { expect, it } from 'vitest'
import { isSolved, solve } from './proof-of-work.ts'

it('a task is solved by work, and by nothing else', async () => {
  const solution = await solve('aufgabe')
  expect(await isSolved('aufgabe', solution ?? '')).toBe(true)
  expect(await isSolved('andere aufgabe', solution ?? '')).toBe(false)
})
