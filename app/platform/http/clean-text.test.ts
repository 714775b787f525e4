import { describe, expect, it } from 'vitest'
import { faultOfJson, isStorable, isStorableForm, MAX_JSON_DEPTH } from './clean-text.ts'

describe('text from outside', () => {
  it.each(['', 'Käse', '🎭', 'a\nb', 'e\u0301'])('%j can be kept', (text) => {
    expect(isStorable(text)).toBe(true)
  })
  it.each(['a\0', '\ud83c', 'x\udfadx'])('%j cannot', (text) => {
    expect(isStorable(text)).toBe(false)
  })
})

describe('JSON from outside', () => {
  it('is refused for a text or a name that cannot be kept, wherever it stands', () => {
    expect(faultOfJson({ a: [1, null, { b: 'gut' }] })).toBeUndefined()
    expect(faultOfJson({ a: [1, null, { b: 'x\0' }] })).toBe('unstorable')
    expect(faultOfJson({ a: { '\ud800': 1 } })).toBe('unstorable')
  })
  it('is refused beyond the depth it may have, however deep, without falling over', () => {
    const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
    expect(faultOfJson(nested(MAX_JSON_DEPTH))).toBeUndefined()
    expect(faultOfJson(nested(MAX_JSON_DEPTH + 1))).toBe('too-deep')
    let deep: unknown = 1
    for (let level = 0; level < 200_000; level++) deep = [deep]
    expect(faultOfJson(deep)).toBe('too-deep')
  })
})

it('a form is refused for a file whose name cannot be kept', () => {
  const form = new FormData()
  form.set('text', 'gut')
  expect(isStorableForm(form)).toBe(true)
  form.set('file', new File(['x'], 'a\0.txt'))
  expect(isStorableForm(form)).toBe(false)
})
