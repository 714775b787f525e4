import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { ValuesOf } from '../records/define-record-type.ts'
import type { Issue } from '../records/record-type.ts'
import { contributors, type productions, understudies } from './tables.ts'

type UnderstudyValues = ValuesOf<typeof productions, 'contributors' | 'understudies'>
type Named = { role: string; personId: number }

/** Validates the understudies of a production: each stands in for one of its roles. Those unchanged are kept as they are. */
export function issuesOfUnderstudies(values: UnderstudyValues, before: UnderstudyValues | undefined): Issue[] {
  const roles = new Set((values.contributors as Named[]).map(({ role }) => role))
  const known = new Set(((before?.understudies ?? []) as Named[]).map(({ role }) => role))
  return (values.understudies as Named[]).flatMap(({ role }, index) =>
    roles.has(role) || known.has(role)
      ? []
      : [{ path: ['understudies', index, 'role'], message: t('Choose one of the roles of this production.') }],
  )
}

/**
 * Links understudies with a contributor of their role, and names the role as that one does: after a write of the production,
 * in which roles may be renamed. Those whose role is gone are removed. Two statements, and one for each row that differs.
 */
export async function linkUnderstudies(tx: Database, productionId: number): Promise<void> {
  const usual = await tx
    .select({ id: contributors.id, role: contributors.role })
    .from(contributors)
    .where(and(eq(contributors.productionId, productionId), isNull(contributors.eventId)))
    .orderBy(asc(contributors.position), asc(contributors.id))
  const rows = await tx.select().from(understudies).where(eq(understudies.productionId, productionId))
  for (const { id, role, contributorId } of rows) {
    const holder = usual.find((one) => one.id === contributorId) ?? usual.find((one) => one.role === role)
    const ofRow = eq(understudies.id, id)
    if (!holder) await tx.delete(understudies).where(ofRow)
    else if (holder.id !== contributorId || holder.role !== role)
      await tx.update(understudies).set({ contributorId: holder.id, role: holder.role }).where(ofRow)
  }
}
