import { afterEach, describe, expect, it, vi } from 'vitest'
import { deleteDraft, draftOf, draftOfNewRecord, newSlot, reapplyDraft, saveDraft, storedDrafts } from './local-draft.ts'

const kept = draftOf({ title: 'Salz', note: '', teaser: 'Alt' }, { title: 'Salz und Licht', note: '', teaser: 'Alt' })

describe('what was typed and never saved', () => {
  it('leaves alone what somebody else has saved in other fields since', () => {
    const now = { title: 'Salz', note: 'Von der Kollegin', teaser: 'Neu' }
    expect(reapplyDraft(kept, now)).toEqual({ values: { ...now, title: 'Salz und Licht' }, conflicts: [] })
  })

  it('is asked about where somebody else has changed the very same field', () => {
    const now = { title: 'Salz der Erde', note: '', teaser: 'Alt' }
    const conflict = { field: 'title', mine: 'Salz und Licht', theirs: 'Salz der Erde' }
    expect(reapplyDraft(kept, now)).toEqual({ values: now, conflicts: [conflict] })
  })

  it('leaves out what the form has no field for any more', () => {
    expect(reapplyDraft(kept, { note: 'x' })).toEqual({ values: { note: 'x' }, conflicts: [] })
  })
})

describe('the slots of unsaved forms', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are as many as there are forms: none writes over another, and each is taken out by itself', () => {
    vi.stubGlobal('localStorage', storage())
    const [one, other, elsewhere] = [newSlot('person:new'), newSlot('person:new'), newSlot('person:12')]
    saveDraft(one, draftOfNewRecord({ lastName: 'Langer-Entwurf' }))
    saveDraft(other, draftOfNewRecord({ lastName: 'Y' }))
    saveDraft(elsewhere, draftOf({ lastName: 'Alt' }, { lastName: 'Neu' }))
    const names = () => storedDrafts('person:new').map(({ typed }) => typed.lastName)
    expect(names().toSorted()).toEqual(['Langer-Entwurf', 'Y'])
    deleteDraft(other)
    expect(names()).toEqual(['Langer-Entwurf'])
    expect(storedDrafts('person:1')).toEqual([])
  })

  it('hold what was kept before each form had one of its own', () => {
    vi.stubGlobal('localStorage', storage({ 'foyer-form:person:new': JSON.stringify({ from: {}, typed: { lastName: 'Alt' } }) }))
    expect(storedDrafts('person:new').map(({ typed }) => typed.lastName)).toEqual(['Alt'])
  })

  it('hold the whole of a new record, so that a copy that was begun is whole again in an empty form', () => {
    const kept = draftOfNewRecord({ title: 'Salz (Kopie)', teaser: 'Vom Original' })
    expect(reapplyDraft(kept, { title: '', teaser: '' }).values).toEqual({ title: 'Salz (Kopie)', teaser: 'Vom Original' })
  })
})

/** Storage as a browser has it: its keys are its own properties. */
function storage(kept: Record<string, string> = {}) {
  const own = { ...kept }
  const calls = {
    setItem: (key: string, value: string) => Object.assign(own, { [key]: value }),
    getItem: (key: string) => own[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(own, key),
  }
  return new Proxy(own, { get: (_, name) => calls[name as keyof typeof calls] })
}
