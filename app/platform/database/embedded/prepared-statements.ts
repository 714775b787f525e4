import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite'

/** The parts of PGlite's module that speak PostgreSQL's protocol. */
type Speech = Pick<typeof import('@electric-sql/pglite'), 'protocol' | 'parse'>
type Statement = { text: string; name: string; parameterTypes: number[] }

/** Statements that are kept. A page has some ten, the hub some dozens; a plan takes some ten kilobytes. */
const MOST = 300
/** What is longer names each of its many values, and is never asked the same way again. */
const LONGEST = 10_000
/** `invalid_sql_statement_name` and `feature_not_supported`: a table has changed under a statement that was prepared for it. */
const OUTDATED = new Set(['26000', '0A000'])

/**
 * Runs statements in one message to PGlite instead of six, and prepares those that come again, so that they are parsed once and
 * planned a few times: a row by its number takes a quarter of the time, a join of four tables a third.
 */
export class PreparedStatements {
  readonly #client: PGlite
  readonly #speech: Speech
  readonly #parsers: PGlite['parsers']
  /** by text, the last used last */
  readonly #kept = new Map<string, Statement>()
  #prepared = 0

  /** @param textTypes types whose values are given as PostgreSQL writes them */
  constructor(client: PGlite, speech: Speech, textTypes: number[]) {
    this.#client = client
    this.#speech = speech
    this.#parsers = { ...client.parsers, ...Object.fromEntries(textTypes.map((type) => [type, (value: string) => value])) }
  }

  /** Runs a statement, with nothing between. Within a transaction of the client it belongs to it. */
  run(text: string, values: unknown[], rowMode: QueryOptions['rowMode']): Promise<Results> {
    return this.#client._runExclusiveQuery(async () => {
      try {
        return await this.#execute(await this.#prepare(text), values, rowMode)
      } catch (error) {
        if (!OUTDATED.has((error as { code?: string }).code ?? '')) throw error
        this.#kept.delete(text)
        // A transaction that has failed takes no more.
        if (this.#client.isInTransaction()) throw error
        return this.#execute(await this.#prepare(text), values, rowMode)
      }
    })
  }

  /** Prepares a statement under no name when it comes for the first time. The next one without a name takes its place. */
  async #prepare(text: string): Promise<Statement> {
    const known = this.#kept.get(text)
    this.#kept.delete(text)
    const name = known && (known.name || `kept_${++this.#prepared}`)
    const statement = known && known.name === name ? known : await this.#parse(text, name ?? '')
    if (text.length <= LONGEST) this.#kept.set(text, statement)
    if (this.#kept.size > MOST) await this.#forgetOldest()
    return statement
  }

  async #parse(text: string, name: string): Promise<Statement> {
    const { serialize } = this.#speech.protocol
    const messages = await this.#send(serialize.parse({ text, name }), serialize.describe({ type: 'S', name }))
    return { text, name, parameterTypes: this.#speech.parse.parseDescribeStatementResults(messages) }
  }

  async #execute({ name, parameterTypes }: Statement, values: unknown[], rowMode: QueryOptions['rowMode']): Promise<Results> {
    const { serialize } = this.#speech.protocol
    const written = values.map((value, index) => this.#write(value, parameterTypes[index] ?? 0))
    const bound = [serialize.bind({ statement: name, values: written }), serialize.describe({ type: 'P' }), serialize.execute({})]
    const [result] = this.#speech.parse.parseResults(await this.#send(...bound), this.#parsers, rowMode ? { rowMode } : {})
    return result as Results
  }

  #write(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    return this.#client.serializers[type]?.(value) ?? String(value)
  }

  async #forgetOldest(): Promise<void> {
    const [oldest] = this.#kept.values()
    if (!oldest) return
    this.#kept.delete(oldest.text)
    if (oldest.name) await this.#send(this.#speech.protocol.serialize.close({ type: 'S', name: oldest.name }))
  }

  /** What fails between is skipped to the end of the message. */
  #send(...messages: Uint8Array[]) {
    const message = Buffer.concat([...messages, this.#speech.protocol.serialize.sync()])
    return this.#client.execProtocolStream(message, { syncToFs: false })
  }
}
