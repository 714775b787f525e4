import type { DatabaseHandle } from '../database/database.ts'

/**
 * Asks every few seconds, in one statement for all queues, which of them have a job that is due, and tells of each. Some
 * forty workers would each ask every few seconds otherwise.
 * @param of.table of all jobs
 * @param of.queues their names, asked for anew each time
 * @param of.onError what a question that failed is told to; the next one is asked all the same
 * @returns the function that ends it, once a question under way is answered
 */
export function watchDueQueues(
  database: Pick<DatabaseHandle, 'execute'>,
  of: { table: string; seconds: number; queues: () => string[]; onDue: (queue: string) => void; onError: (error: unknown) => void },
): () => Promise<void> {
  const statement = `SELECT queue FROM unnest($1::text[]) AS queue WHERE EXISTS (
    SELECT 1 FROM ${of.table} WHERE name = queue AND state < 'active' AND NOT blocked AND start_after <= now())`
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    try {
      const { rows } = await database.execute(statement, [of.queues()])
      for (const { queue } of rows as { queue: string }[]) of.onDue(queue)
    } catch (error) {
      of.onError(error)
    }
  }

  const timer = setInterval(() => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
  }, of.seconds * 1000)
  return async () => {
    clearInterval(timer)
    await asking
  }
}
