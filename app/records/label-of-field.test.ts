import { expect, it } from 'vitest'
import { labelOfField } from './label-of-field.ts'
import type { FieldDescription } from './type-description.ts'

const fields: Record<string, FieldDescription> = {
  title: { kind: 'text', label: 'Title' },
  contributors: {
    kind: 'rows',
    label: 'Contributors',
    itemLabel: 'Contributor',
    fields: { role: { kind: 'text', label: 'Role or function' } },
  },
  images: { kind: 'mediaList', label: 'More images' },
}

it('a field is called by its label, one of a row by its row as well, and what is no field by nothing', () => {
  expect(labelOfField(fields, 'title')).toBe('Titel')
  expect(labelOfField(fields, 'contributors.1.role')).toBe('Mitwirkende, Zeile 2: Rolle oder Aufgabe')
  expect(labelOfField(fields, 'images.3')).toBe('Weitere Bilder, Zeile 4')
  expect(labelOfField(fields, 'body')).toBe('')
})
