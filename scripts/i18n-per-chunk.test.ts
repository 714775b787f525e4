import { describe, expect, it } from 'vitest'
import { browserTexts } from '../app/texts/browser-texts.ts'
import { requirement } from '../tests/support/requirement.ts'
import { changedTexts, TEXT_USERS, textsIn } from './i18n-per-chunk.ts'

describe('the texts of a module', () => {
  const german = browserTexts()
  it('are those it names, wherever the name stands and however it is quoted', requirement('GEN-20'), () => {
    const code = `t('Close'); const SERVICES = { a: { name: "Meta tools" } }; t("Unfortunately, that didn't work.")`
    expect(Object.keys(textsIn(code, german))).toEqual(['Close', 'Meta tools', "Unfortunately, that didn't work."])
    expect(textsIn(code, german).Close).toBe('Schließen')
  })
  it('keep their plural forms', () => {
    expect(textsIn(`t('{n} concessions', values)`, german)).toEqual({
      '{n} concessions': { one: expect.any(String), other: expect.any(String) },
    })
  })
  it('leave out what is no source text, and what every object has', () => {
    expect(textsIn(`'closed'; "toString"; '__proto__'; "Schließen"`, german)).toEqual({})
  })
})

it('texts count as changed where their words or forms do, and where they come or go', () => {
  const before = { Close: 'Schließen', Open: 'Öffnen', Gone: 'Weg', '{n} seats': { one: '{n} Platz', other: '{n} Plätze' } }
  const after = { Close: 'Zumachen', Open: 'Öffnen', New: 'Neu', '{n} seats': { one: '{n} Sitz', other: '{n} Plätze' } }
  expect(changedTexts(before, after)).toEqual(['Close', 'Gone', '{n} seats', 'New'])
})

it('modules that may name texts are all but the catalogues and the runtime', () => {
  const named = ['shell/Header.tsx', 'platform/i18n/language-name.ts', 'platform/i18n/issue-text.ts']
  for (const path of named) expect(path, path).toSatisfy((path: string) => TEXT_USERS.test(`/srv/app/${path}`))
  const others = ['platform/i18n/i18n.ts', 'texts/browser-texts.ts', 'booking/texts.de.ts', 'shell/texts.staff.de.ts']
  for (const path of others) expect(path, path).not.toSatisfy((path: string) => TEXT_USERS.test(`/srv/app/${path}`))
})
