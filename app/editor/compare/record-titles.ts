import { useEffect, useSyncExternalStore } from 'react'
import { request } from '../../staff-ui/api-client.ts'

type Titles = ReadonlyMap<string, string>

/** The titles of records that a comparison names. What is asked for together is read with one call for each type. */
class RecordTitles {
  #titles: Titles = new Map()
  readonly #asked = new Set<string>()
  readonly #waiting = new Map<string, Set<number>>()
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly get = (): Titles => this.#titles

  ask(of: string, id: number): void {
    if (this.#asked.has(keyOf(of, id))) return
    this.#asked.add(keyOf(of, id))
    if (this.#waiting.size === 0) queueMicrotask(() => this.#readAll())
    this.#waiting.set(of, new Set(this.#waiting.get(of)).add(id))
  }

  #readAll(): void {
    for (const [of, ids] of this.#waiting) void this.#read(of, [...ids])
    this.#waiting.clear()
  }

  async #read(of: string, ids: number[]): Promise<void> {
    try {
      const options = await request<{ id: number; title: string }[]>('GET', `/api/admin/${of}/options?ids=${ids}`)
      this.#learn(of, ids, new Map(options.map(({ id, title }) => [id, title])))
    } catch {
      // The number stands for it until somebody asks again.
      this.#learn(of, ids, new Map())
      for (const id of ids) this.#asked.delete(keyOf(of, id))
    }
  }

  #learn(of: string, ids: number[], titles: ReadonlyMap<number, string>): void {
    this.#titles = new Map([...this.#titles, ...ids.map((id) => [keyOf(of, id), titles.get(id) ?? `#${id}`] as const)])
    for (const listener of this.#listeners) listener()
  }
}

const recordTitles = new RecordTitles()

/** The title of a record; the number of one that is no longer there. */
export function useRecordTitle(of: string, id: number): string {
  const titles = useSyncExternalStore(recordTitles.subscribe, recordTitles.get)
  useEffect(() => recordTitles.ask(of, id), [of, id])
  return titles.get(keyOf(of, id)) ?? '…'
}

function keyOf(of: string, id: number): string {
  return `${of}/${id}`
}
