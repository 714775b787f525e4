import { describe, expect, it } from 'vitest'
import { asMeant, isTrapped } from './as-meant.ts'
import { field } from './field.test-support.ts'
import { validateEntry } from './validate.ts'

const EMAIL = 3
const NUMBER = 13
const URL = 14

describe('what visitors write', () => {
  it.each([
    [1, '01067', '01067'],
    [1, '\u00a0Anna\u00a0Łódzka \ufeff', 'Anna Łódzka'],
    [1, '+49 351 / 49 13-555', '+49 351 / 49 13-555'],
    [2, 'Zeile\n\n  eingerückt', 'Zeile\n\n  eingerückt'],
    [EMAIL, 'mailto:anna@haus.example', 'anna@haus.example'],
    [EMAIL, 'Anna Besuch <anna@haus.example>', 'anna@haus.example'],
    [EMAIL, 'anna@haus.example.\u200b', 'anna@haus.example'],
    [URL, 'www.haus.example/de/spielplan', 'https://www.haus.example/de/spielplan'],
    [URL, 'haus.example', 'https://haus.example'],
    [URL, 'haus.example:8080/x', 'https://haus.example:8080/x'],
    [URL, 'http://haus.example', 'http://haus.example'],
    [URL, 'javascript:alert(1)', 'javascript:alert(1)'],
    [NUMBER, '12 Personen', '12 Personen'],
  ])('in a field of type %i, %j, means %j', (type, written, meant) => {
    expect(asMeant(type, written)).toBe(meant)
  })

  it.each(['12', '-3', '1.200', '1 200', '12,5', '12 Personen', 'ca. 30', 'etwa 25 Kinder', '20–25', '20 bis 25 Personen', '15 €', '50 %'])(
    'is a number: %s',
    (text) => {
      expect(validateEntry([field('anzahl', NUMBER)], { anzahl: text })).toEqual({})
    },
  )

  it.each(['viele', 'x12', '12 und noch 4 und 5', '-'])('is none: %s', (text) => {
    expect(validateEntry([field('anzahl', NUMBER)], { anzahl: text })).toHaveProperty('anzahl')
  })

  it('is checked as it is meant', () => {
    const fields = [field('seite', URL), field('email', EMAIL)]
    expect(validateEntry(fields, { seite: 'www.haus.example', email: ' <anna@haus.example> ' })).toEqual({})
    expect(validateEntry(fields, { seite: 'javascript:alert(1)' })).toHaveProperty('seite')
    expect(validateEntry(fields, { seite: 'nirgends' })).toHaveProperty('seite')
  })

  it('in the hidden field is a password manager’s where it repeats another value', () => {
    expect(isTrapped({ email: 'Anna@haus.example', email2: 'anna@haus.example ' })).toBe(false)
    expect(isTrapped({ name: 'Anna Besuch', email: 'a@haus.example', email2: 'Anna Besuch' })).toBe(false)
    expect(isTrapped({ email: 'a@haus.example', email2: '' })).toBe(false)
    expect(isTrapped({ email: 'a@haus.example', email2: 'b@spam.example' })).toBe(true)
  })
})
