import pg from 'pg'
import { DatabaseUnavailable, toDatabaseUnavailable } from './outage.ts'

const MAX_CONNECTIONS = 10
/** How long a query waits for a connection when all are in use or the database accepts none. */
const ACQUIRE_TIMEOUT_MS = 5_000
/** Far above any statement of the site; without a limit a stuck one would hold its connection for ever. */
const MAX_STATEMENT_MS = 120_000

/**
 * The connection pool for queries. A lost connection fails its running query with `DatabaseUnavailable` and leaves the pool;
 * it never brings the process down. While the database is known to be unavailable, queries fail at once.
 */
export class PostgresPool extends pg.Pool {
  readonly #isUnavailable: () => boolean
  readonly #open = new Set<pg.PoolClient>()

  /**
   * @param isPooled whether a pooler stands before the database: then a connection sets nothing and keeps no named statement,
   * since the next transaction may find itself on another one
   * @param isUnavailable whether acquiring a connection is pointless at present
   */
  constructor(url: string, { isPooled, isUnavailable }: { isPooled: boolean; isUnavailable: () => boolean }) {
    super({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      ...(isPooled ? {} : { statement_timeout: MAX_STATEMENT_MS }),
      keepAlive: true,
    })
    this.#isUnavailable = isUnavailable
    // Without a listener an idle connection that breaks would end the process; the next query opens a new one.
    this.on('error', () => {})
    this.on('connect', (client) => {
      // Likewise one that breaks while in use: its running query fails by itself.
      client.on('error', () => {})
      if (isPooled) forgetNames(client)
      this.#open.add(client)
    })
    this.on('remove', (client) => this.#open.delete(client))
  }

  /** Destroys every connection, so that no query waits for an answer that will not come. */
  destroyAll(): void {
    for (const client of this.#open) client.connection.stream.destroy()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const acquired = this.#acquire()
    if (!callback) return acquired
    acquired.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
  }

  async #acquire(): Promise<pg.PoolClient> {
    if (this.#isUnavailable()) throw new DatabaseUnavailable('The database cannot be reached.')
    try {
      return releaseOnce(await super.connect())
    } catch (error) {
      throw toDatabaseUnavailable(error)
    }
  }
}

/**
 * Sends every statement without its name. Behind a pooler the name may be unknown to the connection that gets the statement or,
 * worse, known to it for another statement of another node.
 */
function forgetNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((statement: unknown, ...others: unknown[]) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...others)) as typeof client.query
}

function isNamed(statement: unknown): statement is { name: string } {
  return typeof statement === 'object' && statement !== null && 'name' in statement && Boolean(statement.name)
}

/**
 * Releases a connection to the pool as soon as it breaks, and makes later calls of `release` do nothing. Its holder may
 * never release it, e.g. when BEGIN itself fails.
 */
function releaseOnce(client: pg.PoolClient): pg.PoolClient {
  const release = client.release
  let isReleased = false
  client.release = (error) => {
    if (isReleased) return
    isReleased = true
    client.removeListener('end', onEnd)
    release(error)
  }
  const onEnd = () => client.release(true)
  client.once('end', onEnd)
  return client
}
