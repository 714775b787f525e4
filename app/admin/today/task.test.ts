import { expect, it } from 'vitest'
import { byUrgency, type TaskKind } from './task.ts'

const task = (kind: TaskKind) => ({ kind, what: '', where: '', named: [], to: '', number: 1 })

it('what is lost comes before what is due, and what is due before what is only to be known', () => {
  const kinds: TaskKind[] = ['due-today', 'unlinked', 'undescribed', 'clash', 'article-empty']
  expect(byUrgency(kinds.map(task)).map(({ kind }) => kind)).toEqual(['clash', 'unlinked', 'article-empty', 'undescribed', 'due-today'])
})
