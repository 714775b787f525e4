/** Something that elements are registered for, such as being a drop target; those that stay on the page are left alone. */
export class RegisteredElements {
  readonly #cleanups = new Map<HTMLElement, () => void>()

  /** @param register called for elements that are new @returns ends it */
  update(elements: Iterable<HTMLElement>, register: (element: HTMLElement) => () => void): void {
    const present = new Set(elements)
    for (const [element, cleanup] of this.#cleanups) {
      if (present.has(element)) continue
      cleanup()
      this.#cleanups.delete(element)
    }
    for (const element of present) if (!this.#cleanups.has(element)) this.#cleanups.set(element, register(element))
  }

  clear(): void {
    this.update([], () => () => {})
  }
}
