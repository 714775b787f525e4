import type { Logger } from 'drizzle-orm/logger'

/** Tells whoever subscribed of each statement that Drizzle runs; costs nothing worth naming while nobody has. */
export class StatementLog implements Logger {
  readonly #callbacks = new Set<(text: string) => void>()

  logQuery(text: string): void {
    for (const callback of this.#callbacks) callback(text)
  }

  subscribe(callback: (text: string) => void): () => void {
    this.#callbacks.add(callback)
    return () => this.#callbacks.delete(callback)
  }
}
