import { expect, it } from 'vitest'
import { newWords } from './new-words.ts'

const marked = (older: string, ...texts: string[]) => newWords(older, texts).map(({ text, start, end }) => texts[text]?.slice(start, end))

it('finds the words that are new, those side by side as one', () => {
  expect(marked('Der Bus hält.', 'Der Bus hält.')).toEqual([])
  expect(marked('Der Bus hält am Tor.', 'Der neue Bus hält vor dem Tor.')).toEqual(['neue', 'vor dem'])
  expect(marked('', 'Ganz neu.')).toEqual(['Ganz neu.'])
})

it('finds them across the pieces of a text, whatever separates these', () => {
  expect(marked('Erstens.\nZweitens ist fett.', 'Erstens.', 'Zweitens ist ', 'sehr ', 'fett.')).toEqual(['sehr'])
  expect(marked('Eins.\nZwei.', 'Eins.', 'Zwei. Drei.', 'Vier.')).toEqual(['Drei.', 'Vier.'])
})
