import { describe, expect, it } from 'vitest'
import { fieldChange, fieldValue } from './field-path.ts'

const data = { headline: 'Fragen', items: [{ question: 'Wo?' }, { question: 'Wann?', answer: 'Abends' }] }

describe('a path to a field', () => {
  it('reads fields of the module and of its items', () => {
    expect(fieldValue(data, 'headline')).toBe('Fragen')
    expect(fieldValue(data, 'items.1.question')).toBe('Wann?')
    expect(fieldValue(data, 'items.7.question')).toBeUndefined()
    expect(fieldValue({}, 'items.0.question')).toBeUndefined()
  })
  it('changes one field of one item and leaves the others the same objects', () => {
    const { items } = fieldChange(data, 'items.1.question', 'Um wie viel Uhr?') as typeof data
    expect(items).toEqual([{ question: 'Wo?' }, { question: 'Um wie viel Uhr?', answer: 'Abends' }])
    expect(items[0]).toBe(data.items[0])
    expect(fieldChange(data, 'headline', 'Antworten')).toEqual({ headline: 'Antworten' })
  })
})
