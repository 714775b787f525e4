import pg from 'pg'
import { DatabaseAway, namedOutage } from './outage.ts'

const MAX_CONNECTIONS = 10
/** How long somebody waits for a connection when all are in use, or the database does not answer the door. */
const PATIENCE_MS = 5_000
/** No statement of the site takes nearly so long; one that does would hold its connection for ever. */
const MAX_STATEMENT_MS = 120_000

/**
 * The connections over which the site asks. One that is lost, in the middle of whatever, fails what was asked over it with
 * `DatabaseAway` and is gone from the pool; nothing else comes of it.
 */
export class HousePool extends pg.Pool {
  readonly #isAway: () => boolean
  readonly #open = new Set<pg.PoolClient>()

  /** @param isAway whether there is no use in trying */
  constructor(url: string, isAway: () => boolean) {
    super({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: PATIENCE_MS,
      statement_timeout: MAX_STATEMENT_MS,
      keepAlive: true,
    })
    this.#isAway = isAway
    // An idle connection that breaks must not bring the process down; the next query opens a new one.
    this.on('error', () => {})
    this.on('connect', (client) => {
      // Nor must one that breaks while it is lent out: what was asked over it fails by itself.
      client.on('error', () => {})
      this.#open.add(client)
    })
    this.on('remove', (client) => this.#open.delete(client))
  }

  /** Breaks every connection, so that nobody waits for an answer that will not come. */
  hangUpAll(): void {
    for (const client of this.#open) client.connection.stream.destroy()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const lent = this.#lend()
    if (!callback) return lent
    lent.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
  }

  async #lend(): Promise<pg.PoolClient> {
    if (this.#isAway()) throw new DatabaseAway('The database is away.')
    try {
      return givenBackOnce(await super.connect())
    } catch (error) {
      throw namedOutage(error)
    }
  }
}

/**
 * A connection that breaks is given back then and there: whoever has it may never do so, when even the beginning of its
 * transaction failed. Whoever does so later gives back nothing.
 */
function givenBackOnce(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release
  let isBack = false
  client.release = (error) => {
    if (isBack) return
    isBack = true
    client.removeListener('end', onEnd)
    giveBack(error)
  }
  const onEnd = () => client.release(true)
  client.once('end', onEnd)
  return client
}
