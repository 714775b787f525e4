import type { Client } from 'pg'
import type { Logger } from '../logging/logger.ts'
import { isDriverAway } from './outage.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 1_600
/** Pauses differ by so much of themselves, so that several nodes do not knock at once. */
const JITTER = 0.25
const BEAT_MS = 3_000
/** As long as a database that is there may take to say so, also on a machine that has much to do. */
const SILENCE_MS = 4_000
/** How long a try to connect may take. */
export const LINE_PATIENCE_MS = 2_000

type Channels = Map<string, Set<(payload: string) => void>>

/** What the line needs to know of the database it leads to. */
export type LineOptions = {
  /** makes a connection that is not open yet */
  connection: () => Client
  log: Pick<Logger, 'warn' | 'info'>
  /** called when a database that was there says nothing any more */
  onSilence: () => void
}

/** How long to wait before the next try. @param chance from 0 to 1 */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt, 10)) * (1 + JITTER * (2 * chance - 1))
}

/**
 * The one connection over which PostgreSQL sends notices, and by which this process knows whether it is there. When it is
 * lost, one try at a time is made to have another, with growing pauses; each that came to nothing is ended.
 */
export class PostgresLine {
  readonly #options: LineOptions
  readonly #channels: Channels = new Map()
  #client: Client | undefined
  #reconnecting: Promise<void> | undefined
  #beat: NodeJS.Timeout | undefined
  #wake: (() => void) | undefined
  #isClosed = false
  #isAway = false

  constructor(options: LineOptions) {
    this.#options = options
  }

  /** Whether the last try found no database. */
  get isAway(): boolean {
    return this.#isAway
  }

  /**
   * Calls back with the payload of every notice on a channel. An empty one says that some may have been missed.
   * @returns stops that again
   */
  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, listeners.add(onPayload))
    if (!this.#client) await (this.#reconnecting ?? this.#connect().catch(() => this.#reconnect()))
    else await this.#client.query(`LISTEN "${channel}"`).catch(() => this.#lose())
    return async () => void listeners.delete(onPayload)
  }

  /** Ends the connection and all tries to have one. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#beat)
    this.#wake?.()
    await this.#reconnecting
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => {})
  }

  async #connect(): Promise<void> {
    const client = this.#options.connection()
    client.on('error', () => {})
    client.on('notification', ({ channel, payload = '' }) => this.#tell(channel, payload))
    try {
      await client.connect()
      for (const channel of this.#channels.keys()) await client.query(`LISTEN "${channel}"`)
    } catch (error) {
      hangUp(client)
      this.#isAway = isDriverAway(error)
      throw error
    }
    this.#isAway = false
    if (this.#isClosed) return hangUp(client)
    this.#client = client
    client.once('end', () => this.#client === client && this.#lose())
    this.#scheduleBeat(client)
  }

  #tell(channel: string, payload: string): void {
    for (const onPayload of this.#channels.get(channel) ?? []) onPayload(payload)
  }

  #lose(): void {
    const client = this.#client
    this.#client = undefined
    clearTimeout(this.#beat)
    if (client) hangUp(client)
    void this.#reconnect()
  }

  /** One at a time, however many have noticed. */
  #reconnect(): Promise<void> {
    this.#reconnecting ??= this.#tryUntilThere().finally(() => {
      this.#reconnecting = undefined
    })
    return this.#reconnecting
  }

  async #tryUntilThere(): Promise<void> {
    const lostAt = performance.now()
    let hasTold = false
    for (let attempt = 0; !this.#isClosed; attempt++) {
      await this.#pause(pauseBefore(attempt, Math.random()))
      if (this.#isClosed) return
      try {
        await this.#connect()
        break
      } catch (error) {
        if (!hasTold) this.#options.log.warn({ reason: error instanceof Error ? error.message : '' }, 'the database is away')
        hasTold = true
      }
    }
    if (this.#isClosed) return
    if (hasTold) this.#options.log.warn({ ms: Math.round(performance.now() - lostAt) }, 'the database is back')
    // What was sent while the line was down is unknown, so every listener is told to forget everything.
    for (const channel of this.#channels.keys()) this.#tell(channel, '')
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #scheduleBeat(client: Client): void {
    this.#beat = setTimeout(() => void this.#askWhetherThere(client), BEAT_MS)
    this.#beat.unref()
  }

  /** A line can be dead without either end having said so: a cable pulled, a machine that stands still. */
  async #askWhetherThere(client: Client): Promise<void> {
    let isThere = false
    const answer = client.query('SELECT 1').then(
      () => {
        isThere = true
      },
      () => {},
    )
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, SILENCE_MS).unref())])
    // An answer may lie unread because this process had too much to do.
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    if (this.#client !== client) return
    if (isThere) return this.#scheduleBeat(client)
    this.#options.onSilence()
    this.#isAway = true
    this.#lose()
  }
}

/** Ends a connection at once, whatever the other end does or does not do. */
export function hangUp(client: Client): void {
  client.end().catch(() => {})
  client.connection.stream.destroy()
}
