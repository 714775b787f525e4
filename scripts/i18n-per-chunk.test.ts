import { describe, expect, it } from 'vitest'
import { requirement } from '../tests/support/requirement.ts'
import { TEXT_USERS, textsIn } from './i18n-per-chunk.ts'

describe('the texts of a module', () => {
  it('are those it names, wherever the name stands and however it is quoted', requirement('GEN-20'), () => {
    const code = `t('Close'); const SERVICES = { a: { name: "Meta tools" } }; t("Sorry, that did not work.")`
    expect(Object.keys(textsIn(code))).toEqual(['Close', 'Meta tools', 'Sorry, that did not work.'])
    expect(textsIn(code).Close).toBe('Schließen')
  })
  it('keep their plural forms', () => {
    expect(textsIn(`t('{n} concessions', values)`)).toEqual({
      '{n} concessions': { one: expect.any(String), other: expect.any(String) },
    })
  })
  it('leave out what is no source text, and what every object has', () => {
    expect(textsIn(`'closed'; "toString"; '__proto__'; "Schließen"`)).toEqual({})
  })
})

it('modules that may name texts are all but the catalogues and the runtime', () => {
  const named = ['shell/Header.tsx', 'platform/i18n/language-name.ts', 'platform/i18n/issue-text.ts']
  for (const path of named) expect(path, path).toSatisfy((path: string) => TEXT_USERS.test(`/srv/app/${path}`))
  const others = ['platform/i18n/i18n.ts', 'texts/browser-texts.ts', 'booking/texts.de.ts', 'shell/texts.staff.de.ts']
  for (const path of others) expect(path, path).not.toSatisfy((path: string) => TEXT_USERS.test(`/srv/app/${path}`))
})
