import { expect, it } from 'vitest'
import { type PageNode, pagesMatching } from './page-list.ts'

const pages = [
  { title: 'Übungsräume', path: 'haus/uebungsraeume' },
  { title: 'Größe & Form', path: 'groesse' },
  { title: 'Київ', path: 'kyjiw' },
] as PageNode[]

it.each([
  ['Übung', ['Übungsräume']],
  ['uebungsr', ['Übungsräume']],
  ['grösse', ['Größe & Form']],
  ['/haus', ['Übungsräume']],
  ['київ', ['Київ']],
  ['?', []],
  [' ', ['Übungsräume', 'Größe & Form', 'Київ']],
])('pages are found by %s, however umlauts are typed', (text, titles) => {
  expect(pagesMatching(pages, text).map(({ title }) => title)).toEqual(titles)
})
