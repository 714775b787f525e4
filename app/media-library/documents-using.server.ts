import { asc, eq, sql } from 'drizzle-orm'
import { type ContainerDocument, nodesOf } from '../content/index.ts'
import { containers, drafts } from '../content/tables.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import type { Database } from '../platform/database/database.ts'

/** The owner of a document: its object, or for a shared container (without an object) the slug by which modules embed it. */
export type DocumentOwner = { contentType: string; objectId: number | null; slug: string }

const ADDRESS = /\/media\/([\w-]+)\//g
/** JSON path: modules at any depth that embed a container with one of these slugs. */
const EMBEDDING_PATH = '$.columns[*].** ? (@.type == "container" && @.data.slug == $slugs[*])'

/**
 * The owners of documents, drafts included, that use files: by file id, each owner once. One statement, which finds documents
 * that contain the id or address at all; whether it is a reference there is decided by the modules.
 * @param keys file ids by storage key
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
  const wantedFiles = new Set(files)
  const showing = new Map<number, Map<string, DocumentOwner>>()
  for (const { document, ...owner } of rows) {
    for (const file of filesIn(document, keys)) {
      if (!wantedFiles.has(file)) continue
      const owners = showing.get(file) ?? new Map<string, DocumentOwner>()
      showing.set(file, owners.set(ownerKey(owner), owner))
    }
  }
  return new Map([...showing].map(([file, owners]) => [file, [...owners.values()]]))
}

function filesIn(document: ContainerDocument, keys: ReadonlyMap<string, number>): Set<number> {
  const addressed = [...JSON.stringify(document).matchAll(ADDRESS)].flatMap(([, key]) => keys.get(key ?? '') ?? [])
  return new Set([...addressed, ...moduleRegistry.mediaOf(moduleRegistry.upgrade(document))])
}

/** The key of an owner: all containers of an object have the same. */
export function ownerKey({ contentType, objectId, slug }: DocumentOwner): string {
  return objectId === null ? `/${slug}` : `${contentType}:${objectId}`
}

/** The owners of documents that embed shared containers: by slug, each with the embedding module. One statement. */
export async function ownersEmbedding(db: Database, slugs: string[]): Promise<Map<string, (DocumentOwner & { node: string })[]>> {
  const ownersBySlug = new Map<string, (DocumentOwner & { node: string })[]>()
  if (slugs.length === 0) return ownersBySlug
  const rows = await containersEmbedding(db, slugs)
  for (const { document, ...owner } of rows) {
    for (const { id, type, data } of nodesOf(moduleRegistry.upgrade(document))) {
      const slug = type === 'container' ? slugs.find((slug) => slug === data.slug) : undefined
      if (slug) ownersBySlug.set(slug, [...(ownersBySlug.get(slug) ?? []), { ...owner, node: id }])
    }
  }
  return ownersBySlug
}

/** The live containers with a module that embeds one of these slugs. One statement. */
export function containersEmbedding(db: Database, slugs: string[]) {
  return db
    .select({ contentType: containers.contentType, objectId: containers.objectId, slug: containers.slug, document: containers.document })
    .from(containers)
    .where(sql`jsonb_path_exists(${containers.document}, ${EMBEDDING_PATH}::jsonpath, ${JSON.stringify({ slugs })}::jsonb)`)
    .orderBy(asc(containers.id))
}
