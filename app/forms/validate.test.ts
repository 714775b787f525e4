import { describe, expect, it } from 'vitest'
import type { FormField } from './schema.ts'
import { initialValue, validateEntry } from './validate.ts'

const field = (slug: string, field_type: number, more: Partial<FormField> = {}): FormField => ({
  id: 1,
  label: slug,
  slug,
  field_type,
  required: false,
  visible: true,
  choices: [],
  default: '',
  placeholder_text: '',
  help_text: '',
  ...more,
})

describe('a form', () => {
  it('FORM-20 FORM-21 FORM-22 FORM-23 starts multi-value fields with a list, files with null, the rest with the default', () => {
    for (const type of [5, 7]) {
      expect(initialValue(field('a', type, { default: 'x' }))).toEqual(['x'])
      expect(initialValue(field('a', type))).toEqual([])
    }
    expect(initialValue(field('a', 9, { default: 'x' }))).toBeNull()
    expect(initialValue(field('a', 1, { default: 'x' }))).toBe('x')
  })
  it('FORM-09 FORM-28 asks for what is required', () => {
    expect(validateEntry([field('name', 1, { required: true })], {})).toEqual({ name: 'Dieses Feld wird benötigt!' })
  })
  it('FORM-29 refuses a bad e-mail address', () => {
    expect(validateEntry([field('mail', 3)], { mail: 'nicht@' })).toEqual({ mail: 'Ungültige E-Mail-Adresse!' })
    expect(validateEntry([field('mail', 3)], { mail: 'a@b.example' })).toEqual({})
  })
  it('FORM-11 refuses choices that are not offered and fields that do not exist', () => {
    expect(validateEntry([field('w', 5, { choices: ['a'] })], { w: ['b'] })).toHaveProperty('w')
    expect(validateEntry([], { fremd: 1 })).toHaveProperty('fremd')
    expect(validateEntry([], { email2: '' })).toEqual({})
  })
})
