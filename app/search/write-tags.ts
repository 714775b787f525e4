/** The cache tags that a write invalidates, indexed by the ids in them. */
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
   * Whether a write invalidates one of these lists and no single thing: `events`, but no tag such as `event:12`. Beside a
   * tag with an id, a list is there only because it shows that thing.
   */
  unnamed(...lists: string[]): boolean {
    return this.#ids.size === 0 && lists.some((list) => this.#tags.has(list))
  }
}
