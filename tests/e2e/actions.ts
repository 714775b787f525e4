import { expect, type Locator, type Page, test } from '@playwright/test'

/** A place within a target, in pixels from its upper left corner; its middle by default. */
type Position = { x: number; y: number }

/**
 * What somebody does, counted: each click, tap and chord of keys is one action, and so are two presses in one place, one right
 * after the other, and whatever is typed in one go. Waiting and looking are none.
 */
export class Actions {
  #count = 0

  get count(): number {
    return this.#count
  }

  click(target: Locator, position?: Position): Promise<void> {
    return this.act(() => target.click(position && { position }))
  }

  tap(target: Locator, position?: Position): Promise<void> {
    return this.act(() => target.tap(position && { position }))
  }

  doubleClick(target: Locator, position?: Position): Promise<void> {
    return this.act(() => target.dblclick(position && { position }))
  }

  async doubleTap(target: Locator, position: Position): Promise<void> {
    const box = await target.boundingBox()
    const [x, y] = [(box?.x ?? 0) + position.x, (box?.y ?? 0) + position.y]
    const { touchscreen } = target.page()
    return this.act(async () => {
      await touchscreen.tap(x, y)
      await touchscreen.tap(x, y)
    })
  }

  press(page: Page, keys: string): Promise<void> {
    return this.act(() => page.keyboard.press(keys))
  }

  type(page: Page, words: string): Promise<void> {
    return this.act(() => page.keyboard.type(words))
  }

  /** Fills in a field, however many keys it takes. */
  fill(field: Locator, words: string): Promise<void> {
    return this.act(() => field.fill(words))
  }

  /** Chooses in a list that unfolds. */
  choose(list: Locator, label: string): Promise<void> {
    return this.act(async () => void (await list.selectOption({ label })))
  }

  /** Opens an address, as of a link in a mail. */
  open(page: Page, path: string): Promise<void> {
    return this.act(() => page.goto(path))
  }

  /** Does what is one action for the hand, such as dropping files. */
  async act(action: () => Promise<unknown>): Promise<void> {
    this.#count += 1
    await action()
  }
}

/** Notes the count of a job, which may take at most so many actions. */
export function expectAtMost(hand: Actions, most: number): void {
  test.info().annotations.push({ type: 'actions', description: String(hand.count) })
  expect(hand.count).toBeLessThanOrEqual(most)
}
