import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import { link } from '../../platform/routing/link.ts'
import type { SearchSource } from '../../search/index.ts'
import { contributors, personCategories, persons } from '../tables.ts'
import { allIds } from './affected-productions.server.ts'

const appearances = sql<string>`COALESCE((
  SELECT string_agg(DISTINCT productions.title || ' (' || contributors.role || ')', ', ')
  FROM contributors JOIN productions ON productions.id = contributors.production_id
  WHERE contributors.person_id = ${persons.id} AND contributors.event_id IS NULL AND productions.is_online), '')`

/** The search documents of the ensemble; guests have no page and are found through their productions. */
export const personSource: SearchSource = {
  kind: 'person',
  all: (tx) => allIds(tx, persons),

  async touchedBy(tx, tags) {
    if (tags.unnamed('options', 'persons', 'productions')) return 'all'
    const inProductions = tags.ids('production')
    if (inProductions.length === 0) return tags.ids('person')
    const rows = await tx
      .selectDistinct({ id: contributors.personId })
      .from(contributors)
      .where(inArray(contributors.productionId, inProductions))
    return [...new Set([...tags.ids('person'), ...rows.map((row) => row.id)])]
  },

  async read(tx, ids) {
    const rows = await tx
      .select({ person: persons, category: personCategories.name, appearances })
      .from(persons)
      .leftJoin(personCategories, eq(persons.categoryId, personCategories.id))
      .where(and(inArray(persons.id, ids), eq(persons.isOnline, true), isNotNull(persons.categoryId)))
    return rows.map(({ person, category, appearances: plays }) => ({
      objectId: person.id,
      title: `${person.firstName} ${person.lastName}`.trim(),
      detail: person.position || (category ?? ''),
      keywords: [category ?? ''],
      passages: [{ text: plainTextOf(person.biography) }, { label: t('Appears in'), text: plays }],
      url: link('ensemble-slug-id', { slug: person.slug, id: person.id }),
      imageId: person.imageId,
    }))
  },
}
