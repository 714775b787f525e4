import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { ContentObject } from '../content-object.ts'
import type { PageRow } from '../queries.server.ts'
import { pages } from '../tables.ts'
import { ORIGINALS, type VariantKind } from './variant.ts'

/** Serialises those who make a page a variant. */
const VARIANTS_LOCK = 7_366_951

/** The variant of this kind that an object has, for a transaction that makes one where there is none: until it ends, no other does so. */
export async function findVariant(tx: Database, kind: VariantKind, { contentType, objectId }: ContentObject): Promise<PageRow | undefined> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${VARIANTS_LOCK})`)
  const [found] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.variant, kind), eq(pages.variantOfType, contentType), eq(pages.variantOfId, objectId)))
  return found
}

/** The titles of the variants of these objects, by the object's id. One statement; none for what can have no variants. */
export async function variantTitles(tx: Database, contentType: string, ids: number[]): Promise<Map<number, string[]>> {
  const titles = new Map<number, string[]>()
  if (ids.length === 0 || !ORIGINALS.some((original) => original === contentType)) return titles
  const rows = await tx
    .select({ of: pages.variantOfId, title: pages.title })
    .from(pages)
    .where(and(eq(pages.variantOfType, contentType), inArray(pages.variantOfId, ids)))
    .orderBy(asc(pages.path))
  for (const { of, title } of rows) if (of !== null) titles.set(of, [...(titles.get(of) ?? []), title])
  return titles
}

/** Those of deleted pages whose original has got another variant meanwhile: they come back as pages of their own right. */
export async function replacedVariants(tx: Database, deleted: readonly PageRow[]): Promise<Set<number>> {
  const replaced = new Set<number>()
  for (const { id, variant, variantOfType, variantOfId } of deleted) {
    if (!variant || variantOfType === null || variantOfId === null) continue
    if (await findVariant(tx, variant, { contentType: variantOfType, objectId: variantOfId })) replaced.add(id)
  }
  return replaced
}
