import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { defineRecordType } from './define-record-type.ts'
import type { FormSection } from './record-type.ts'

const things = pgTable('things', { id: integer().primaryKey(), name: text().notNull(), place: text().notNull() })

const define = (sections: FormSection<'name' | 'place'>[]) =>
  defineRecordType(things, {
    ...{ name: 'thing', area: 'programme', label: 'Name', plural: 'Name', title: sql`${things.name}`, tags: () => [] },
    fields: { name: { kind: 'text', label: 'Name' }, place: { kind: 'text', label: 'Name' } },
    list: { columns: [], search: [], sort: { by: 'name' } },
    sections,
  })

describe('the sections of a form', () => {
  it('hold each field once, folded away or not', () => {
    expect(define([{ name: 'all', label: 'Name', fields: ['name'], more: ['place'] }]).sections).toHaveLength(1)
  })

  it('may not lose a field, nor show it twice', () => {
    expect(() => define([{ name: 'some', label: 'Name', fields: ['name'] }])).toThrow('thing: not in exactly one section: place')
    const twice: FormSection<'name' | 'place'>[] = [{ name: 'one', label: 'Name', fields: ['name', 'place'], more: ['name'] }]
    expect(() => define(twice)).toThrow('thing: not in exactly one section: name')
  })
})
