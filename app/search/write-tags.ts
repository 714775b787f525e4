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

  /** The ids in tags such as `event:12`. */
  ids(name: string): number[] {
    return this.#ids.get(name) ?? []
  }

  /**
   * Whether a write touched one of these lists without naming any thing: `events`, but nothing such as `event:12`.
   * Where something is named, the lists beside it are those that show it.
   */
  unnamed(...lists: string[]): boolean {
    return this.#ids.size === 0 && lists.some((list) => this.#tags.has(list))
  }
}
