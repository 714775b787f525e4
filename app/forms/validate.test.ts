import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { field } from './field.test-support.ts'
import { initialErrors, initialValue, isFieldShown, validateEntry, valuesToStore } from './validate.ts'

describe('a form', () => {
  it(
    'starts multi-value fields with a list, files with null, the rest with the default',
    requirement('FORM-20', 'FORM-21', 'FORM-22', 'FORM-23'),
    () => {
      for (const type of [5, 7]) {
        expect(initialValue(field('a', type, { default: 'x' }))).toEqual(['x'])
        expect(initialValue(field('a', type))).toEqual([])
      }
      expect(initialValue(field('a', 9, { default: 'x' }))).toBeNull()
      for (const type of [1, 2, 3, 4, 6, 8, 10, 11, 12, 13, 14, 15]) expect(initialValue(field('a', type, { default: 'x' }))).toBe('x')
    },
  )
  it('starts with no error, for each field by its slug', requirement('FORM-24', 'FORM-25'), () => {
    expect(initialErrors([field('name', 1), field('mail', 3)])).toEqual({ name: false, mail: false })
  })
  it('asks for what is required', requirement('FORM-09', 'FORM-28', 'T-11'), () => {
    for (const value of [undefined, null, '', '   ', [], false]) {
      expect(validateEntry([field('name', 1, { required: true })], { name: value })).toEqual({ name: 'Dieses Feld wird benötigt!' })
    }
    expect(validateEntry([field('name', 1)], {})).toEqual({})
  })
  it('refuses a bad e-mail address', requirement('FORM-29', 'T-12'), () => {
    for (const bad of ['nicht@', '@haus.example', 'a b@haus.example', 'a@haus', 'a@haus.example, b@haus.example', 'a@haus..example'])
      expect(validateEntry([field('mail', 3)], { mail: bad })).toEqual({ mail: expect.stringMatching(/^Ungültige E-Mail-Adresse! /) })
    const hint = (mail: string) => validateEntry([field('mail', 3)], { mail }).mail
    expect(hint('anna')).toBe('Ungültige E-Mail-Adresse! Es fehlt der Teil nach dem @, etwa name@beispiel.de.')
    expect(hint('anna@')).toBe(hint('anna'))
    expect(hint('anna söhne@theater.example')).toBe('Ungültige E-Mail-Adresse! Eine Adresse sieht so aus: name@beispiel.de.')
    for (const good of ['a@b.example', 'anna.söhne+karten@theater-süd.example'])
      expect(validateEntry([field('mail', 3)], { mail: good })).toEqual({})
  })
  it.each([
    [10, '2026-02-28', ['2026-02-29', '28.02.2026', '2026-13-01']],
    [11, '2026-02-28T19:30', ['2026-02-28', '2026-02-28T24:30', '2026-02-30T10:00']],
    [13, '-12,5', ['zwölf', '1e9']],
    [14, 'https://haus.example/x', ['nirgends', 'javascript:void 0', 'https://intern']],
    [15, '1999-12-31', ['1899-12-31', '1999-12-32']],
    [9, '6f9619ff-8b86-4011-b42d-00cf4fc964ff', ['../../etc/passwd', '1']],
  ])(
    'knows what a field of type %i holds, and says in a sentence what would be right',
    requirement('FORM-08', 'ERR-37'),
    (type, good, bad) => {
      expect(validateEntry([field('a', type)], { a: good })).toEqual({})
      for (const value of bad) expect(validateEntry([field('a', type)], { a: value }).a).toMatch(/^\p{Lu}.*[.!]$/u)
    },
  )
  it('refuses choices that are not offered, lists where one value belongs, and fields that do not exist', requirement('FORM-11'), () => {
    for (const type of [5, 7]) {
      expect(validateEntry([field('w', type, { choices: ['a', 'b'] })], { w: ['a', 'b'] })).toEqual({})
      expect(validateEntry([field('w', type, { choices: ['a'] })], { w: ['b'] })).toHaveProperty('w')
      expect(validateEntry([field('w', type, { choices: ['a'] })], { w: 'a' })).toHaveProperty('w')
    }
    for (const type of [6, 8]) expect(validateEntry([field('w', type, { choices: ['a'] })], { w: 'b' })).toHaveProperty('w')
    expect(validateEntry([field('w', 1)], { w: ['a'] })).toHaveProperty('w')
    expect(validateEntry([], { fremd: 1 })).toHaveProperty('fremd')
    expect(validateEntry([], { email2: '' })).toEqual({})
  })
  it('refuses a text without end', () => {
    expect(validateEntry([field('a', 2)], { a: 'x'.repeat(10_001) })).toEqual({ a: 'Dieser Text ist zu lang.' })
  })
})

describe('a field with a condition', () => {
  const fields = [
    field('rollstuhl', 8, { choices: ['ja', 'nein'] }),
    field('anzahl', 13, { required: true, visible_if: { slug: 'rollstuhl', values: ['ja'] } }),
    field('breite', 13, { required: true, visible_if: { slug: 'anzahl', values: ['1'] } }),
  ]
  it('is asked, and required, only while the other field holds the value', () => {
    expect(validateEntry(fields, { rollstuhl: 'nein' })).toEqual({})
    expect(validateEntry(fields, { rollstuhl: 'ja' })).toEqual({ anzahl: 'Dieses Feld wird benötigt!' })
  })
  it('is not asked when the field it depends on is not', () => {
    expect(fields.map((one) => isFieldShown(one, fields, { rollstuhl: 'nein', anzahl: '1' }))).toEqual([true, false, false])
  })
  it('keeps nothing while it is not asked', () => {
    expect(valuesToStore(fields, { rollstuhl: 'nein', anzahl: '3' })).toEqual({ rollstuhl: 'nein' })
    expect(valuesToStore(fields, { rollstuhl: 'ja', anzahl: '3' })).toEqual({ rollstuhl: 'ja', anzahl: '3' })
  })
  it('an invisible field keeps its default, whatever is sent', requirement('FORM-10', 'FORM-12'), () => {
    const hidden = [field('kampagne', 1, { visible: false, default: 'herbst' })]
    expect(valuesToStore(hidden, { kampagne: 'gefälscht' })).toEqual({ kampagne: 'herbst' })
  })
})
