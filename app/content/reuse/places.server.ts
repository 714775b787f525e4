import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { containers, drafts } from '../tables.ts'
import { nodesOf } from '../tree.ts'
import { EMBEDDING_MODULE, SHARED_PART } from './reusable.ts'

/** The slug of a shared part's container, by which modules embed it. */
export function slugOfPart(id: number): string {
  return `${SHARED_PART}-${id}`
}

/** A document with modules that embed one of some containers: what visitors see of it, or a draft. */
type Place = { contentType: string; objectId: number | null; slug: string; isDraft: boolean; nodes: { id: string; slug: string }[] }

/** The documents, drafts included, that embed containers with these slugs. One statement. */
export async function placesOf(db: Database, slugs: string[]): Promise<Place[]> {
  if (slugs.length === 0) return []
  const path = `$.columns[*].** ? (@.type == "${EMBEDDING_MODULE}" && @.data.slug == $slugs[*])`
  const parameters = JSON.stringify({ slugs })
  const owner = { contentType: containers.contentType, objectId: containers.objectId, slug: containers.slug }
  const rows = await db
    .select({ ...owner, document: containers.document, isDraft: sql<boolean>`false` })
    .from(containers)
    .where(sql`jsonb_path_exists(${containers.document}, ${path}::jsonpath, ${parameters}::jsonb)`)
    .unionAll(
      db
        .select({ ...owner, document: drafts.document, isDraft: sql<boolean>`true` })
        .from(drafts)
        .innerJoin(containers, sql`${drafts.containerId} = ${containers.id}`)
        .where(sql`jsonb_path_exists(${drafts.document}, ${path}::jsonpath, ${parameters}::jsonb)`),
    )
  return rows.map(({ document, ...place }) => ({
    ...place,
    nodes: [...nodesOf(document)].flatMap(({ id, type, data }) => {
      const slug = String(data.slug ?? '')
      return type === EMBEDDING_MODULE && slugs.includes(slug) ? [{ id, slug }] : []
    }),
  }))
}

/** At how many places each container is embedded, by slug; a module that is live and in a draft is one place. One statement. */
export async function countPlaces(db: Database, slugs: string[]): Promise<Map<string, number>> {
  const found = new Map<string, Set<string>>()
  for (const place of await placesOf(db, slugs)) {
    for (const { id, slug } of place.nodes) found.set(slug, (found.get(slug) ?? new Set()).add(`${place.slug}:${id}`))
  }
  return new Map([...found].map(([slug, nodes]) => [slug, nodes.size]))
}
