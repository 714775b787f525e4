import { describe, expect, it } from 'vitest'
import { placeEntry } from './feed-rules.ts'

const ROOMS = [
  { id: 1, name: 'Studio' },
  { id: 2, name: 'Großes Studio' },
]
const feed = { roomId: 9, kind: 'rehearsal' as const, rules: [] }

describe('the place of an entry of a planning system', () => {
  it('is the room that its location names, whatever the case, and of two names the longer one', () => {
    expect(placeEntry({ location: 'großes studio, 2. Stock', title: 'Probe' }, feed, ROOMS)).toEqual({ roomId: 2, kind: 'rehearsal' })
    expect(placeEntry({ location: 'STUDIO', title: 'Probe' }, feed, ROOMS).roomId).toBe(1)
  })

  it('is the room of the feed where the location names none, and none where the feed has none', () => {
    expect(placeEntry({ location: 'Probebühne', title: 'Studio' }, feed, ROOMS).roomId).toBe(9)
    expect(placeEntry({ location: '', title: 'Probe' }, { ...feed, roomId: null }, ROOMS).roomId).toBeNull()
  })

  it('follows the first rule whose words are in location or title, and only as far as that says something', () => {
    const rules = [
      { words: 'Einrichtung', roomId: null, kind: 'technical' as const },
      { words: 'Studio', roomId: 5, kind: null },
    ]
    expect(placeEntry({ location: 'Studio', title: 'Lichteinrichtung' }, { ...feed, rules }, ROOMS)).toEqual({
      roomId: 1,
      kind: 'technical',
    })
    expect(placeEntry({ location: 'Studio', title: 'Probe' }, { ...feed, rules }, ROOMS)).toEqual({ roomId: 5, kind: 'rehearsal' })
  })
})
