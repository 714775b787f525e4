import type { Client } from 'pg'
import type { Logger } from '../logging/logger.ts'
import { isConnectionFailure } from './outage.ts'

const MIN_DELAY_MS = 100
const MAX_DELAY_MS = 1_600
/** Share by which delays vary, so that several nodes do not reconnect at once. */
const JITTER = 0.25
const HEARTBEAT_MS = 3_000
/** How long an available database may take to answer, also on a busy machine. */
const HEARTBEAT_TIMEOUT_MS = 4_000
/** How long one attempt to connect may take. */
export const CONNECT_TIMEOUT_MS = 2_000

type Channels = Map<string, Set<(payload: string) => void>>

export type ListenerOptions = {
  /** creates a client that is not connected yet */
  createClient: () => Client
  log: Pick<Logger, 'warn' | 'info'>
  /** called when a connected database stops answering */
  onHeartbeatTimeout: () => void
}

/** The delay before an attempt to reconnect, in milliseconds: exponential from 100 to 1,600, with jitter. @param chance from 0 to 1 */
export function reconnectDelay(attempt: number, chance: number): number {
  return Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** Math.min(attempt, 10)) * (1 + JITTER * (2 * chance - 1))
}

/**
 * The one connection over which a process receives PostgreSQL's notifications and learns whether the database is available,
 * by a heartbeat every 3 s that must be answered within 4 s. A lost connection is re-established with one attempt at a time
 * and growing delays; then every listener receives an empty payload, since notifications may have been missed.
 */
export class PostgresListener {
  readonly #options: ListenerOptions
  readonly #channels: Channels = new Map()
  #client: Client | undefined
  #reconnecting: Promise<void> | undefined
  #heartbeatTimer: NodeJS.Timeout | undefined
  #wake: (() => void) | undefined
  #isClosed = false
  #isUnavailable = false

  constructor(options: ListenerOptions) {
    this.#options = options
  }

  /** Whether the last heartbeat or the last attempt to connect failed. */
  get isUnavailable(): boolean {
    return this.#isUnavailable
  }

  /**
   * Subscribes to a channel: calls back with the payload of every notification on it. An empty payload means that some may
   * have been missed. Resolves when the subscription is active, after a reconnect if need be.
   * @returns the unsubscribe function; the channel itself stays subscribed
   */
  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, listeners.add(onPayload))
    if (!this.#client) await (this.#reconnecting ?? this.#connect().catch(() => this.#reconnect()))
    else await this.#client.query(`LISTEN "${channel}"`).catch(() => this.#onLost())
    return async () => void listeners.delete(onPayload)
  }

  /** Ends the connection and all attempts to reconnect. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#heartbeatTimer)
    this.#wake?.()
    await this.#reconnecting
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => {})
  }

  async #connect(): Promise<void> {
    const client = this.#options.createClient()
    client.on('error', () => {})
    client.on('notification', ({ channel, payload = '' }) => this.#notify(channel, payload))
    try {
      await client.connect()
      for (const channel of this.#channels.keys()) await client.query(`LISTEN "${channel}"`)
    } catch (error) {
      destroyConnection(client)
      this.#isUnavailable = isConnectionFailure(error)
      throw error
    }
    this.#isUnavailable = false
    if (this.#isClosed) return destroyConnection(client)
    this.#client = client
    client.once('end', () => this.#client === client && this.#onLost())
    this.#scheduleHeartbeat(client)
  }

  #notify(channel: string, payload: string): void {
    for (const onPayload of this.#channels.get(channel) ?? []) onPayload(payload)
  }

  #onLost(): void {
    const client = this.#client
    this.#client = undefined
    clearTimeout(this.#heartbeatTimer)
    if (client) destroyConnection(client)
    void this.#reconnect()
  }

  /** Reconnects, one attempt at a time, whatever the number of callers. */
  #reconnect(): Promise<void> {
    this.#reconnecting ??= this.#reconnectUntilAvailable().finally(() => {
      this.#reconnecting = undefined
    })
    return this.#reconnecting
  }

  async #reconnectUntilAvailable(): Promise<void> {
    const lostAt = performance.now()
    let hasLogged = false
    for (let attempt = 0; !this.#isClosed; attempt++) {
      await this.#delay(reconnectDelay(attempt, Math.random()))
      if (this.#isClosed) return
      try {
        await this.#connect()
        break
      } catch (error) {
        if (!hasLogged) this.#options.log.warn({ reason: error instanceof Error ? error.message : '' }, 'the database is away')
        hasLogged = true
      }
    }
    if (this.#isClosed) return
    if (hasLogged) this.#options.log.warn({ ms: Math.round(performance.now() - lostAt) }, 'the database is back')
    // Notifications sent meanwhile are lost, so every listener has to discard what it derived from earlier ones.
    for (const channel of this.#channels.keys()) this.#notify(channel, '')
  }

  #delay(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #scheduleHeartbeat(client: Client): void {
    this.#heartbeatTimer = setTimeout(() => void this.#sendHeartbeat(client), HEARTBEAT_MS)
    this.#heartbeatTimer.unref()
  }

  /** Finds connections that are dead without either end having closed them: a pulled cable, a frozen machine. */
  async #sendHeartbeat(client: Client): Promise<void> {
    let hasAnswered = false
    const answer = client.query('SELECT 1').then(
      () => {
        hasAnswered = true
      },
      () => {},
    )
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, HEARTBEAT_TIMEOUT_MS).unref())])
    // The answer may be waiting in the socket because this process was busy: read it before judging.
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    if (this.#client !== client) return
    if (hasAnswered) return this.#scheduleHeartbeat(client)
    this.#options.onHeartbeatTimeout()
    this.#isUnavailable = true
    this.#onLost()
  }
}

/** Ends a connection at once, without waiting for the other end. */
export function destroyConnection(client: Client): void {
  client.end().catch(() => {})
  client.connection.stream.destroy()
}
