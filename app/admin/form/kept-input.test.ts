import { describe, expect, it } from 'vitest'
import { inputToKeep, takenUp } from './kept-input.ts'

const kept = inputToKeep({ title: 'Salz', note: '', teaser: 'Alt' }, { title: 'Salz und Licht', note: '', teaser: 'Alt' })

describe('what was typed and never saved', () => {
  it('leaves alone what somebody else has saved in other fields since', () => {
    const now = { title: 'Salz', note: 'Von der Kollegin', teaser: 'Neu' }
    expect(takenUp(kept, now)).toEqual({ values: { ...now, title: 'Salz und Licht' }, clashes: [] })
  })

  it('is asked about where somebody else has changed the very same field', () => {
    const now = { title: 'Salz der Erde', note: '', teaser: 'Alt' }
    const clash = { field: 'title', mine: 'Salz und Licht', theirs: 'Salz der Erde' }
    expect(takenUp(kept, now)).toEqual({ values: now, clashes: [clash] })
  })

  it('leaves out what the form has no field for any more', () => {
    expect(takenUp(kept, { note: 'x' })).toEqual({ values: { note: 'x' }, clashes: [] })
  })
})
