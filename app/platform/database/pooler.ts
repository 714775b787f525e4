import { randomUUID } from 'node:crypto'
import type pg from 'pg'

const ARRIVAL_TIMEOUT_MS = 4_000

/** Whether a connection leads to a pooler in place of the database: a pooler gives each of its clients a number of its own making. */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_backend_pid() AS id')
  // Not among the types of `pg`.
  return rows[0]?.id !== (client as pg.Client & { processID: number | null }).processID
}

/** Whether a notification that one connection sends reaches another: not over a pooler that hands out connections by the transaction. */
export async function arrivesAt(listening: pg.Client, sending: pg.Client): Promise<boolean> {
  const channel = `arrival_${randomUUID().replaceAll('-', '')}`
  const arrived = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), ARRIVAL_TIMEOUT_MS)
    listening.on('notification', (message) => {
      if (message.channel !== channel) return
      clearTimeout(timer)
      resolve(true)
    })
  })
  await listening.query(`LISTEN ${channel}`)
  await sending.query('SELECT pg_notify($1, $2)', [channel, 'arrived'])
  return arrived
}
