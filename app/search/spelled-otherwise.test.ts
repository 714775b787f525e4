import { expect, it } from 'vitest'
import { markWords } from './excerpt.ts'
import { spelledOtherwise } from './spelled-otherwise.ts'

const spelled = (text: string) => spelledOtherwise(text).map(({ normalized }) => normalized)

it('a sign within a word is the letter that it stands for, and none elsewhere', () => {
  expect(spelled('Ca$h, M@ria und L€na')).toEqual(['cash', 'maria', 'lena'])
  expect(spelled('Karten 12$ – Post an kasse@marienbrueck.example, 5 € oder 3€')).toEqual([])
})

it('a ring over an a is two of them, however it is encoded', () => {
  expect(spelled('Ås, A\u030as und Kåre')).toEqual(['aas', 'aas', 'kaare'])
})

it('a surname of several words is one, and what only looks like it costs a word and no more', () => {
  expect(spelled('Jan van der Meer, Ana de la Cruz, Luca Di Marco, Ida von Stein, Rob Mc Arthur, Piet van den Berg')).toEqual([
    ...['vandermeer', 'delacruz', 'dimarco', 'vonstein', 'mcarthur', 'vandenberg'],
  ])
  expect(spelled('von der Bühne in den Saal, an der Kasse, Salz und Meer')).toEqual([])
})

it('is marked where it was found', () => {
  expect(markWords('Mit Jan van der Meer', new Set(['vandermeer'])).filter(({ hit }) => hit)).toEqual([
    ...['van', 'der', 'Meer'].map((text) => ({ text, hit: true })),
  ])
})
