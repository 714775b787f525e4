import { asc, eq, sql } from 'drizzle-orm'
import { type ContainerDocument, nodesOf } from '../content/index.ts'
import { containers, drafts } from '../content/tables.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import type { Database } from '../platform/database/database.ts'

/** What a document belongs to; a container that belongs to nothing is met under its slug wherever a module shows it. */
export type DocumentOwner = { contentType: string; objectId: number | null; slug: string }

const ADDRESS = /\/media\/([\w-]+)\//g
/** The modules that show a container of these slugs, wherever they stand. */
const SHOWING = '$.columns[*].** ? (@.type == "container" && @.data.slug == $slugs[*])'

/**
 * The documents, drafts among them, that show files: by file, each holder once. One statement, which finds documents that
 * name a number or an address at all; whether the number is a picture there, only the modules know.
 * @param keys the files' keys, each with its file
 */
export async function documentsUsing(
  db: Database,
  files: number[],
  keys: ReadonlyMap<string, number>,
): Promise<Map<number, DocumentOwner[]>> {
  const wanted = [`[^0-9](${files.join('|')})[^0-9]`, ...(keys.size > 0 ? [`/media/(${[...keys.keys()].join('|')})/`] : [])].join('|')
  const owner = { contentType: containers.contentType, objectId: containers.objectId, slug: containers.slug }
  const rows = await db
    .select({ ...owner, document: containers.document })
    .from(containers)
    .where(sql`${containers.document}::text ~ ${wanted}`)
    .unionAll(
      db
        .select({ ...owner, document: drafts.document })
        .from(drafts)
        .innerJoin(containers, eq(drafts.containerId, containers.id))
        .where(sql`${drafts.document}::text ~ ${wanted}`),
    )
  const asked = new Set(files)
  const showing = new Map<number, Map<string, DocumentOwner>>()
  for (const { document, ...holder } of rows) {
    for (const file of filesIn(document, keys)) {
      if (!asked.has(file)) continue
      const its = showing.get(file) ?? new Map<string, DocumentOwner>()
      showing.set(file, its.set(ownerKey(holder), holder))
    }
  }
  return new Map([...showing].map(([file, its]) => [file, [...its.values()]]))
}

function filesIn(document: ContainerDocument, keys: ReadonlyMap<string, number>): Set<number> {
  const addressed = [...JSON.stringify(document).matchAll(ADDRESS)].flatMap(([, key]) => keys.get(key ?? '') ?? [])
  return new Set([...addressed, ...moduleRegistry.mediaOf(moduleRegistry.upgrade(document))])
}

/** Tells holders apart: all containers of an object are one. */
export function ownerKey({ contentType, objectId, slug }: DocumentOwner): string {
  return objectId === null ? `/${slug}` : `${contentType}:${objectId}`
}

/** Where containers that belong to nothing are shown: by slug, those that do, each with the module. One statement. */
export async function ownersEmbedding(db: Database, slugs: string[]): Promise<Map<string, (DocumentOwner & { node: string })[]>> {
  const found = new Map<string, (DocumentOwner & { node: string })[]>()
  if (slugs.length === 0) return found
  const rows = await containersEmbedding(db, slugs)
  for (const { document, ...holder } of rows) {
    for (const { id, type, data } of nodesOf(moduleRegistry.upgrade(document))) {
      const slug = type === 'container' ? slugs.find((one) => one === data.slug) : undefined
      if (slug) found.set(slug, [...(found.get(slug) ?? []), { ...holder, node: id }])
    }
  }
  return found
}

/** The live containers in which a module shows one of these slugs. One statement. */
export function containersEmbedding(db: Database, slugs: string[]) {
  return db
    .select({ contentType: containers.contentType, objectId: containers.objectId, slug: containers.slug, document: containers.document })
    .from(containers)
    .where(sql`jsonb_path_exists(${containers.document}, ${SHOWING}::jsonpath, ${JSON.stringify({ slugs })}::jsonb)`)
    .orderBy(asc(containers.id))
}
