import { afterEach, describe, expect, it, vi } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { fetchSuggestions, groupByKind, parseSuggestions } from './suggestions.ts'

afterEach(() => vi.unstubAllGlobals())

describe('suggestions', () => {
  it('may be bare texts or objects with a title; anything else is left out', requirement('SEARCH-16'), () => {
    const shown = parseSuggestions(['Salz', { title: 'Atem holen', kind: 'production', detail: 'Tanz' }, { name: 'x' }, 7, null, ''])
    expect(shown.map(({ title, kind }) => [title, kind])).toEqual([
      ['Salz', ''],
      ['Atem holen', 'production'],
    ])
    expect(parseSuggestions({ results: [] })).toEqual([])
  })

  it('stand in groups of their kind and keep their place', () => {
    const list = parseSuggestions([
      { title: 'a', kind: 'production' },
      { title: 'b', kind: 'production' },
      { title: 'c', kind: 'person' },
    ])
    expect(groupByKind(list).map(({ kind, items }) => [kind, items.map(({ index }) => index)])).toEqual([
      ['production', [0, 1]],
      ['person', [2]],
    ])
  })

  it('are asked for in small letters', requirement('SEARCH-35', 'API-63'), async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return Response.json([])
    })
    await fetchSuggestions(' Das MEER ', new AbortController().signal)
    expect(asked).toEqual(['/api/search/autocomplete/?query=das+meer'])
  })

  it('a call that fails throws, so that it is reported', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    await expect(fetchSuggestions('meer', new AbortController().signal)).rejects.toThrow('500')
  })
})
