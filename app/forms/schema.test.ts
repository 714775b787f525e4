import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { field } from './field.test-support.ts'
import { formDefinitionSchema } from './schema.ts'

function problemsOf(definition: object): string[] {
  const parsed = formDefinitionSchema.safeParse({ slug: 'a', title: 'A', ...definition })
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

describe('the definition of a form', () => {
  it('takes fields of every type', requirement('FORM-02', 'FORM-04', 'FORM-05', 'FORM-06', 'FORM-07'), () => {
    const fields = Array.from({ length: 15 }, (_, index) => field(`f${index}`, index + 1, { choices: ['a'] }))
    expect(problemsOf({ fields })).toEqual([])
    expect(problemsOf({ fields: [field('a', 16)] })).toEqual(['fields.0.field_type'])
  })
  it('keeps the slug of the synthetic field for itself, and each other slug for one field', requirement('FORM-16'), () => {
    expect(problemsOf({ fields: [field('email2', 1)] })).toEqual(['fields.0.slug'])
    expect(problemsOf({ fields: [field('a', 1), field('a', 2)] })).toEqual(['fields.1.slug'])
  })
  it('asks for choices where one must be made, and for an earlier field where a condition names one', () => {
    expect(problemsOf({ fields: [field('a', 6)] })).toEqual(['fields.0.choices'])
    expect(problemsOf({ fields: [field('a', 1, { visible_if: { slug: 'b', values: ['x'] } }), field('b', 1)] })).toEqual([
      'fields.0.visible_if',
    ])
  })
  it('asks for an address to which a confirmation can go', () => {
    expect(problemsOf({ fields: [field('a', 1)], confirmation: 'opt-in' })).toEqual(['confirmation'])
    expect(problemsOf({ fields: [field('a', 3, { required: true })], confirmation: 'opt-in' })).toEqual([])
  })
})
