import { expect, it } from 'vitest'
import { dependingOn, inputsOf, movedTo, type Question } from './question.ts'

const question = (values: Partial<Question>): Question => ({
  ...{ label: '', slug: '', field_type: 1, choices: [], visible_if_slug: '', visible_if_values: [] },
  ...values,
})

it('a question has only the inputs of its kind', () => {
  expect(inputsOf(1).shown).toEqual(['label', 'help_text', 'required'])
  expect(inputsOf(8).shown).toContain('choices')
  expect(inputsOf(1).further).toContain('autocomplete')
  expect(inputsOf(2).further).not.toContain('autocomplete')
})

it('a question that another depends on gets a short name, and keeps the one it has', () => {
  const rows = [question({ label: 'Mit Übernachtung?', field_type: 4 }), question({ label: 'Wie viele Nächte?' })]
  const depending = dependingOn(rows, 1, 0)
  expect(depending[0]?.slug).toBe('mit_uebernachtung')
  expect(depending[1]).toMatchObject({ visible_if_slug: 'mit_uebernachtung', visible_if_values: ['true'] })
  const named = dependingOn([question({ label: 'Neu benannt', slug: 'alt' }), question({})], 1, 0)
  expect(named).toMatchObject([{ slug: 'alt' }, { visible_if_slug: 'alt', visible_if_values: [] }])
  expect(dependingOn(depending, 1, null)[1]).toMatchObject({ visible_if_slug: '', visible_if_values: [] })
})

it('a question moves within the form, and not out of it', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
})
