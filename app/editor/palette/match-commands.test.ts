import { describe, expect, it } from 'vitest'
import type { Command } from './command.ts'
import { matchCommands, matchRank } from './match-commands.ts'

describe('a command is found', () => {
  it.each([
    ['Neue Seite', 'neue', 0],
    ['Neue Seite', 'seite', 1],
    ['Neue Seite', 'seite neue', 1],
    ['Neue Seite', 'nesei', 2],
    ['Neue Seite', 'n s', 1],
    ['Auf eine andere Seite verschieben', 'aasv', 2],
    ['Überblick', 'uber', 0],
    ['Überblick', 'ueber', 0],
    ['Überblick', 'ÜBER', 0],
    ['Öffnungszeiten', 'zeiten', 3],
    ['Straßenfest', 'strasse', 0],
  ])('%s by “%s”', (label, typed, rank) => {
    expect(matchRank(label, typed)).toBe(rank)
  })

  it.each([
    ['Neue Seite', 'seiten'],
    ['Neue Seite', 'eu'],
    ['Presse', 'pse'],
  ])('%s not by “%s”', (label, typed) => {
    expect(matchRank(label, typed)).toBeUndefined()
  })
})

const command = (id: string, group: Command['group'], label: string, alsoCalled?: string): Command => ({
  ...{ id, group, label, icon: 'page', act: () => {} },
  ...(alsoCalled ? { alsoCalled } : {}),
})
it('what is called so goes before what was only found by it, so that Enter never leads to a text that merely says the word', () => {
  const commands: Command[] = [
    { ...command('record:/de/aktuelles/7', 'records', 'Reihe sieben'), isFound: true },
    command('/cms-hub/replace', 'screens', 'Suchen und Ersetzen'),
  ]
  expect(matchCommands(commands, 'ersetzen', []).map(({ group }) => group)).toEqual(['screens', 'records'])
})

const COMMANDS = [
  command('versions', 'page', 'Versionen', 'Verlauf'),
  command('preview', 'page', 'Vorschau'),
  command('page:7', 'pages', 'Presse'),
  command('page:8', 'pages', 'Verein der Freunde'),
  command('insert:quote', 'insert', 'Zitat einfügen', 'Pressestimme'),
  command('/cms-hub', 'screens', 'Überblick'),
]
const found = (typed: string, recent: string[] = []) =>
  matchCommands(COMMANDS, typed, recent).map(({ group, commands }) => [group, ...commands.map(({ id }) => id)])

describe('the palette', () => {
  it('begins with what was used last, and does not list every page and module before anything is typed', () => {
    expect(found('', ['page:8', 'gone'])).toEqual([
      ['recent', 'page:8'],
      ['page', 'versions', 'preview'],
      ['screens', '/cms-hub'],
    ])
  })

  it('has the group of the best match first, and finds by other words too', () => {
    expect(found('presse')).toEqual([
      ['pages', 'page:7'],
      ['insert', 'insert:quote'],
    ])
    expect(found('verl')).toEqual([['page', 'versions']])
  })

  it('prefers among equals what was used last', () => {
    expect(found('ver')).toEqual([
      ['page', 'versions'],
      ['pages', 'page:8'],
    ])
    expect(found('ver', ['page:8'])[0]).toEqual(['pages', 'page:8'])
  })
})
