import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { defineRecordType } from '../../records/define-record-type.ts'
import type { ReferenceCount } from '../../records/record-type.ts'
import { sharedParts, templates } from '../tables.ts'
import { countPlaces, slugOfPart } from './places.server.ts'
import { SHARED_PART, TEMPLATE } from './reusable.ts'

/** Shared parts: renamed and deleted here, made and edited on pages. One that is shown somewhere cannot be deleted. */
const sharedPart = defineRecordType(sharedParts, {
  name: SHARED_PART,
  area: 'site',
  label: 'Shared part',
  plural: 'Shared parts',
  title: sql`${sharedParts.title}`,
  fields: {
    title: { kind: 'text', max: 200, required: true, translatable: false, isForStaff: true, label: 'Name', help: 'Only staff can see it.' },
  },
  list: {
    columns: [],
    search: [sql`${sharedParts.title}`],
    sort: { by: 'title' },
    empty: 'Shared parts are made on a page: choose “Save as shared part” in the menu of a module there.',
  },
  url: (id) => link('shared-part-id', { id }),
  tags: (id) => [`shared-part:${id}`],
  isPublished: () => sql`true`,
  isCreatedElsewhere: true,
  findReferences: async (db, ids) => placesOfParts(db, ids),
})

/** Templates: renamed and deleted here, made on pages, edited at an address of their own. */
const template = defineRecordType(templates, {
  name: TEMPLATE,
  area: 'site',
  isForStaff: true,
  label: 'Template',
  plural: 'Templates',
  title: sql`${templates.title}`,
  fields: {
    title: { kind: 'text', max: 200, required: true, label: 'Name', help: 'Only staff can see it.' },
    kind: {
      kind: 'select',
      label: 'Template for',
      options: [
        { value: 'modules', label: 'Modules on a page' },
        { value: 'page', label: 'A new page' },
      ],
    },
  },
  list: {
    columns: ['kind'],
    search: [sql`${templates.title}`],
    sort: { by: 'title' },
    filters: ['kind'],
    empty: 'Templates are made on a page: choose “Save as template” in the menu of a module or of the page there.',
  },
  url: (id) => link('template-id', { id }),
  tags: (id) => [`template:${id}`],
  isPublished: () => sql`false`,
  isCreatedElsewhere: true,
})

/** The record types of what is used more than once. */
export const reuseRecordTypes = [sharedPart, template]

async function placesOfParts(db: Database, ids: number[]): Promise<Map<number, ReferenceCount[]>> {
  const rows = await db.select({ id: sharedParts.id }).from(sharedParts).where(inArray(sharedParts.id, ids))
  const places = await countPlaces(
    db,
    rows.map(({ id }) => slugOfPart(id)),
  )
  return new Map(
    rows.flatMap(({ id }) => {
      const count = places.get(slugOfPart(id)) ?? 0
      return count > 0 ? [[id, [{ type: 'page', plural: t('Places where it is shown'), count, filter: null }]] as const] : []
    }),
  )
}
