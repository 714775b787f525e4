/** The cache tags of a write, read for the things they name. */
export class WriteTags {
  readonly #tags: ReadonlySet<string>
  readonly #ids = new Map<string, number[]>()

  constructor(tags: Iterable<string>) {
    this.#tags = new Set(tags)
    for (const tag of this.#tags) {
      const [, name, id] = /^(.+):(\d+)$/.exec(tag) ?? []
      if (name) this.#ids.set(name, [...(this.#ids.get(name) ?? []), Number(id)])
    }
  }

  has(tag: string): boolean {
    return this.#tags.has(tag)
  }

  /** The ids in tags such as `event:12`. */
  ids(name: string): number[] {
    return this.#ids.get(name) ?? []
  }

  /** Whether a write touched a list without naming which of its things: `events`, but no `event:12`. */
  unnamed(list: string, name: string): boolean {
    return this.has(list) && this.ids(name).length === 0
  }
}
