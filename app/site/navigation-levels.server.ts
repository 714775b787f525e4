import { and, eq, isNull, not, or, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { validationFailed } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import { navigationLinks } from './tables.ts'

type LinkColumns = Record<'place' | 'belowPageId' | 'belowLinkId', PgColumn>

/** SQL condition: links at the top level of the main menu, which may have children. */
export function isAtTop({ place, belowPageId, belowLinkId }: LinkColumns): SQL {
  return and(eq(place, 'menu'), isNull(belowPageId), isNull(belowLinkId)) as SQL
}

/**
 * Requires that the menu has two levels at most: a child has no children. Run after a link was written.
 * @throws Problem 400 at the field of the parent link
 */
export async function assertNoThirdLevel(tx: Database, id: number): Promise<void> {
  const above = alias(navigationLinks, 'above')
  const [wrong] = await tx
    .select({ id: navigationLinks.id })
    .from(navigationLinks)
    .innerJoin(above, eq(above.id, navigationLinks.belowLinkId))
    .where(and(or(eq(navigationLinks.id, id), eq(above.id, id)), not(isAtTop(above))))
    .limit(1)
  if (!wrong) return
  const message = t('The menu has two levels: items below another item cannot have items of their own.')
  throw validationFailed([{ path: ['belowLinkId'], message }])
}
