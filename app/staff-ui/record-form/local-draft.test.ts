import { afterEach, describe, expect, it, vi } from 'vitest'
import { claimPage, disownPage } from '../page-owner.ts'
import { deleteDraft, draftOf, draftOfNewRecord, newSlot, reapplyDraft, saveDraft, storedDrafts } from './local-draft.ts'

const draft = draftOf({ title: 'Salz', note: '', teaser: 'Alt' }, { title: 'Salz und Licht', note: '', teaser: 'Alt' })

describe('what was typed and never saved', () => {
  it('leaves alone what somebody else has saved in other fields since', () => {
    const now = { title: 'Salz', note: 'Von der Kollegin', teaser: 'Neu' }
    expect(reapplyDraft(draft, now)).toEqual({ values: { ...now, title: 'Salz und Licht' }, conflicts: [] })
  })

  it('is asked about where somebody else has changed the very same field', () => {
    const now = { title: 'Salz der Erde', note: '', teaser: 'Alt' }
    const conflict = { field: 'title', mine: 'Salz und Licht', theirs: 'Salz der Erde' }
    expect(reapplyDraft(draft, now)).toEqual({ values: now, conflicts: [conflict] })
  })

  it('leaves out what the form has no field for any more', () => {
    expect(reapplyDraft(draft, { note: 'x' })).toEqual({ values: { note: 'x' }, conflicts: [] })
  })
})

describe('the slots of unsaved forms', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are as many as there are forms: none writes over another, and each is taken out by itself', () => {
    vi.stubGlobal('localStorage', storage())
    const [first, second, elsewhere] = [newSlot('person:new'), newSlot('person:new'), newSlot('person:12')]
    saveDraft(first, draftOfNewRecord({ lastName: 'Langer-Entwurf' }))
    saveDraft(second, draftOfNewRecord({ lastName: 'Y' }))
    saveDraft(elsewhere, draftOf({ lastName: 'Alt' }, { lastName: 'Neu' }))
    const names = () => storedDrafts('person:new').map(({ typed }) => typed.lastName)
    expect(names().toSorted()).toEqual(['Langer-Entwurf', 'Y'])
    deleteDraft(second)
    expect(names()).toEqual(['Langer-Entwurf'])
    expect(storedDrafts('person:1')).toEqual([])
  })

  it('are their author’s: nobody else who logs in in this browser is offered them', () => {
    vi.stubGlobal('localStorage', storage())
    vi.stubGlobal('document', {})
    const names = () => storedDrafts('person:new').map(({ typed }) => typed.lastName)
    claimPage({ id: 'rita', name: 'Rita Redaktion' })
    saveDraft(newSlot('person:new'), draftOfNewRecord({ lastName: 'Ritas' }))
    disownPage()
    claimPage({ id: 'alma', name: 'Alma Amt' })
    expect(names()).toEqual([])
    disownPage()
    claimPage({ id: 'rita', name: 'Rita Redaktion' })
    expect(names()).toEqual(['Ritas'])
    disownPage()
  })

  it('hold what was kept before each form had one of its own', () => {
    vi.stubGlobal('localStorage', storage({ 'foyer-form:person:new': JSON.stringify({ from: {}, typed: { lastName: 'Alt' } }) }))
    expect(storedDrafts('person:new').map(({ typed }) => typed.lastName)).toEqual(['Alt'])
  })

  it('hold the whole of a new record, so that a copy that was begun is whole again in an empty form', () => {
    const draft = draftOfNewRecord({ title: 'Salz (Kopie)', teaser: 'Vom Original' })
    expect(reapplyDraft(draft, { title: '', teaser: '' }).values).toEqual({ title: 'Salz (Kopie)', teaser: 'Vom Original' })
  })
})

/** Storage as a browser has it: its keys are its own properties. */
function storage(initial: Record<string, string> = {}) {
  const entries = { ...initial }
  const calls = {
    setItem: (key: string, value: string) => Object.assign(entries, { [key]: value }),
    getItem: (key: string) => entries[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(entries, key),
  }
  return new Proxy(entries, { get: (_, name) => calls[name as keyof typeof calls] })
}
