import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { ContentObject } from '../content-object.ts'
import type { PageRow } from '../queries.server.ts'
import { pages } from '../tables.ts'
import type { VariantKind } from './variant.ts'

/** The variant of this kind that an object has. */
export async function findVariant(tx: Database, kind: VariantKind, { contentType, objectId }: ContentObject): Promise<PageRow | undefined> {
  const [found] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.variant, kind), eq(pages.variantOfType, contentType), eq(pages.variantOfId, objectId)))
  return found
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
