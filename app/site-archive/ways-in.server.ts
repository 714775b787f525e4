import { eq } from 'drizzle-orm'
import { accounts, passkeys, sessions, twoFactors, users } from '../platform/auth/tables.ts'
import type { Database } from '../platform/database/database.ts'

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect']

/** Who can log in here and how, as it was before an archive takes the place of the site. */
export type WaysIn = {
  people: Row<typeof users>[]
  passwords: Row<typeof accounts>[]
  keys: Row<typeof twoFactors>[]
  passkeys: Row<typeof passkeys>[]
  sessions: Row<typeof sessions>[]
}

/** Reads all of it; five statements. */
export async function readWaysIn(tx: Database): Promise<WaysIn> {
  return {
    people: await tx.select().from(users),
    passwords: await tx.select().from(accounts),
    keys: await tx.select().from(twoFactors),
    passkeys: await tx.select().from(passkeys),
    sessions: await tx.select().from(sessions),
  }
}

/**
 * Gives people back their ways in after the accounts of an archive have come: to those who have the same address there, and
 * to administrators, who stay what they are, so that nobody shuts themselves out. All others are gone.
 */
export async function returnWaysIn(tx: Database, before: WaysIn): Promise<void> {
  const archived = new Map((await tx.select({ id: users.id, email: users.email }).from(users)).map(({ id, email }) => [email, id]))
  const idNow = new Map<string, string>()
  for (const person of before.people) {
    const id = archived.get(person.email)
    if (id !== undefined) await returnOwn(tx, id, person)
    else if (person.role === 'admin') await tx.insert(users).values(person).onConflictDoNothing()
    else continue
    idNow.set(person.id, id ?? person.id)
  }
  const belonging = <Owned extends { userId: string }>(rows: Owned[]) =>
    rows.flatMap((row) => {
      const userId = idNow.get(row.userId)
      return userId === undefined ? [] : [{ ...row, userId }]
    })
  for (const [table, rows] of [
    [accounts, belonging(before.passwords)],
    [twoFactors, belonging(before.keys)],
    [passkeys, belonging(before.passkeys)],
    [sessions, belonging(before.sessions)],
  ] as const) {
    if (rows.length > 0) await tx.insert(table).values(rows as never)
  }
}

async function returnOwn(tx: Database, id: string, { role, twoFactorEnabled, emailVerified }: Row<typeof users>): Promise<void> {
  const own = { twoFactorEnabled, emailVerified, ...(role === 'admin' ? { role } : {}) }
  await tx.update(users).set(own).where(eq(users.id, id))
}
