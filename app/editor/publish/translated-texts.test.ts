import { describe, expect, it } from 'vitest'
import type { TranslationUnit } from '../../translations/unit.ts'
import type { ChangedModule } from './changed-modules.ts'
import { chosenTexts, readyTexts, type TranslatedLanguage, tickedLanguages } from './translated-texts.ts'

const module = (id: string): ChangedModule => ({
  ...{ id, type: 'headline', kind: 'changed', key: `page-1/${id}`, containerId: 1, older: undefined, newer: undefined },
  ...{ authors: [], isOwn: true, plannedFor: undefined },
})
const text = (unit: string, { waits = false, isMine = true, state = 'current' as TranslationUnit['state'] } = {}): TranslationUnit => ({
  ...{ unit, label: unit, kind: 'line', original: 'Kasse', translation: 'Box office', live: null, waits, state, originalThen: null },
  ...{ earlier: 0, draft: { revision: `rev-${unit}`, by: 'Rita', at: '2026-11-29T10:00:00+01:00', isMine } },
})
const english = (...units: TranslationUnit[]): TranslatedLanguage => ({ locale: 'en', units })

describe('the translations in the publish sheet', () => {
  it('are ticked at first where all of a language is one’s own and fits its original, and nothing of it is planned', () => {
    expect(tickedLanguages([english(text('a.content'))], new Map())).toEqual(new Set(['en']))
    expect(tickedLanguages([english(text('a.content'), text('b.content', { isMine: false }))], new Map())).toEqual(new Set())
    expect(tickedLanguages([english(text('a.content', { state: 'outdated' }))], new Map())).toEqual(new Set())
    expect(tickedLanguages([english(text('a.content'))], new Map([['en', false]]))).toEqual(new Set())
    expect(tickedLanguages([english(text('a.content'))], new Map(), new Set(['en']))).toEqual(new Set())
  })

  it('wait for the German they translate, until that is ticked', () => {
    const language = english(text('a.content', { waits: true }), text('title'))
    expect(readyTexts(language, []).map(({ unit }) => unit)).toEqual(['title'])
    expect(readyTexts(language, [module('a')])).toHaveLength(2)
  })

  it('are named with the revisions that were shown', () => {
    const languages = [english(text('a.content'), text('b.content', { waits: true }))]
    expect(chosenTexts(languages, new Set(['en']), [])).toEqual({ translations: { en: { 'a.content': 'rev-a.content' } }, count: 1 })
    expect(chosenTexts(languages, new Set(), [module('b')])).toEqual({ translations: {}, count: 0 })
  })
})
