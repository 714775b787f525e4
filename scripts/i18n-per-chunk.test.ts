import { describe, expect, it } from 'vitest'
import { requirement } from '../tests/support/requirement.ts'
import { broughtBy, textsIn } from './i18n-per-chunk.ts'

describe('the texts of a module', () => {
  it('are those it names, wherever the name stands and however it is quoted', requirement('GEN-20'), () => {
    const code = `t('Close'); const SERVICES = { a: { name: "Meta tools" } }; t("Sorry, that did not work.")`
    expect(Object.keys(textsIn(code, 'de'))).toEqual(['Close', 'Meta tools', 'Sorry, that did not work.'])
    expect(textsIn(code, 'de').Close).toBe('Schließen')
  })
  it('keep their plural forms', () => {
    expect(textsIn(`t('{n} concessions', values)`, 'de')).toEqual({
      '{n} concessions': { one: expect.any(String), other: expect.any(String) },
    })
  })
  it('leave out what is no source text, and what every object has', () => {
    expect(textsIn(`'closed'; "toString"; '__proto__'; "Schließen"`, 'de')).toEqual({})
  })
})

describe('the call that brings the texts of a module', () => {
  it('holds the texts of the one language of the site', () => {
    expect(broughtBy(`t('Close')`, ['de'])).toBe('{"Close":"Schließen"}')
    expect(broughtBy(`t('Close')`, ['en'])).toBeUndefined()
  })
  it('chooses by the language of the page where there are several', () => {
    expect(broughtBy(`t('Close')`, ['de', 'en'])).toBe('{"de":{"Close":"Schließen"},"en":{}}[document.documentElement.lang]')
  })
})
