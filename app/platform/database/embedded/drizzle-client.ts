import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import { PreparedStatements } from './prepared-statements.ts'

/** The types whose text Drizzle reads by itself (`drizzle-orm/pglite/session`), as PostgreSQL numbers them. */
export const READ_BY_DRIZZLE = {
  ...{ date: 1082, timestamp: 1114, timestamptz: 1184, interval: 1186 },
  ...{ dates: 1182, timestamps: 1115, timestamptzs: 1185, intervals: 1187, numerics: 1231 },
}

/** PGlite as Drizzle uses it, with statements that are prepared. */
export function drizzleClient(client: PGlite, speech: ConstructorParameters<typeof PreparedStatements>[1]): PGlite {
  const statements = new PreparedStatements(client, speech, Object.values(READ_BY_DRIZZLE))
  const run = (text: string, values: unknown[] = [], { rowMode }: QueryOptions = {}) => statements.run(text, values, rowMode)
  const used = {
    query: async (...query: Parameters<typeof run>) => {
      await client._checkReady()
      return client._runExclusiveTransaction(() => run(...query))
    },
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      client.transaction((transaction) =>
        work({
          ...transaction,
          get closed() {
            return transaction.closed
          },
          query: ((...query: Parameters<typeof run>) => {
            if (transaction.closed) throw new Error('Transaction is closed')
            return run(...query)
          }) as Transaction['query'],
        }),
      ),
  }
  return used as unknown as PGlite
}
