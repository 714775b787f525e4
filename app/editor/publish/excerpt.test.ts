import { expect, it } from 'vitest'
import { textDifference } from '../../staff-ui/text-difference/text-difference.ts'
import { excerpt } from './excerpt.ts'

const written = (older: string, newer: string) =>
  excerpt(textDifference(older, newer))
    .map(({ text, kind }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join('')
const many = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word}${index + 1}`).join(' ')

it('leaves a short text whole', () => {
  expect(written('Die Säle öffnen um sieben.', 'Die Säle öffnen um acht.')).toBe('Die Säle öffnen um [-sieben][+acht].')
})

it('reads words that differ side by side as one change, not word by word', () => {
  expect(written('Die Säle öffnen um sieben Uhr.', 'Unsere Häuser schließen um acht Uhr.')).toBe(
    '[-Die Säle öffnen][+Unsere Häuser schließen] um [-sieben][+acht] Uhr.',
  )
})

it('keeps a few words around each change, and a gap stands for the rest', () => {
  const before = `${many('a', 20)} alt ${many('b', 30)} weg ${many('c', 20)}`
  const after = `${many('a', 20)} neu ${many('b', 30)} da ${many('c', 20)}`
  expect(written(before, after)).toBe(
    '… a14 a15 a16 a17 a18 a19 a20 [-alt][+neu] b1 b2 b3 b4 b5 b6 b7 … b24 b25 b26 b27 b28 b29 b30 [-weg][+da] c1 c2 c3 c4 c5 c6 c7 …',
  )
})

it('shows the beginning of what is very long and new', () => {
  expect(written('', many('neu', 200))).toBe(`[+${many('neu', 60)} …]`)
})
