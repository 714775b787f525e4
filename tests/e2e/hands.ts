import { expect, type Locator, type Page } from '@playwright/test'
import { Actions } from './actions.ts'

/** What a job is done with: a mouse, a finger on a phone, or keys alone. */
export type Means = 'click' | 'tap' | 'keys'

/** A stop further than this is none that somebody without a mouse would walk to. */
const FARTHEST = 60

/**
 * The same job with a mouse, a finger or keys, counted alike: pressing something is one action with each of them, since moving
 * the mouse there is none and neither is walking there by Tab and arrow keys. How far the keys walk is noted besides.
 */
export class Hands extends Actions {
  #walked = 0
  readonly page: Page
  readonly means: Means

  constructor(page: Page, means: Means) {
    super()
    this.page = page
    this.means = means
  }

  /** How often Tab and the arrow keys were pressed on the way. */
  get walked(): number {
    return this.#walked
  }

  /** Presses a button, link, tab, option, box or radio button. */
  async use(target: Locator): Promise<void> {
    if (this.means !== 'keys') return this[this.means](target)
    const role = (await target.getAttribute('role')) ?? (await target.getAttribute('type'))
    if (role === 'option') await this.#walkToOption(target)
    else if (role === 'tab') await this.#walkToTab(target)
    // Arrow keys choose among radio buttons as they lead to them.
    else if (role === 'radio') return this.act(() => this.#walkToRadio(target))
    else await this.#walkTo(target)
    // A tab is chosen by walking to it, which is an action of its own all the same.
    if (role === 'tab') return this.act(async () => {})
    return this.press(this.page, role === 'checkbox' ? 'Space' : 'Enter')
  }

  /** Chooses in a list that unfolds; with keys by the first letters of what is in it. */
  override async choose(list: Locator, label: string): Promise<void> {
    if (this.means !== 'keys') return super.choose(list, label)
    await this.#walkTo(list)
    await this.type(this.page, label)
    await expect(list.locator('option:checked')).toHaveText(label)
  }

  /** Fills in a field. A day is typed part by part, in the order of the browser, whose own language is English. */
  async write(field: Locator, words: string): Promise<void> {
    if (this.means !== 'keys') return this.fill(field, words)
    await this.#walkTo(field)
    const [year, month, day] = words.slice(0, 10).split('-')
    const kind = await field.getAttribute('type')
    if (kind === 'date') return this.type(this.page, `${month}${day}${year}`)
    return this.act(async () => {
      if (kind === 'datetime-local') {
        await this.page.keyboard.type(`${month}${day}${year}`)
        // A year may have six digits, so that the time does not begin by itself.
        await this.page.keyboard.press('ArrowRight')
        await this.page.keyboard.type(`${timeOfDay(words.slice(11))}`)
        return
      }
      await this.page.keyboard.press('ControlOrMeta+A')
      await this.page.keyboard.type(words)
    })
  }

  async #step(keys: string): Promise<void> {
    this.#walked += 1
    await this.page.keyboard.press(keys)
  }

  async #walkTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < FARTHEST; stop++) {
      if (await isFocused(target)) return
      // A row of tools is one stop, within which the first letter of a tool leads on.
      if (await target.evaluate((element) => !!element.closest('[role="toolbar"]')?.contains(document.activeElement)))
        await this.#step(((await target.textContent()) ?? '').trim().slice(0, 1).toLowerCase())
      else await this.#step((await isBefore(target)) ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`${target} is not reached by ${FARTHEST} tabs`)
  }

  async #walkToOption(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < FARTHEST; stop++) {
      if ((await target.getAttribute('aria-selected')) === 'true') return
      await this.#step('ArrowDown')
    }
    throw new Error(`${target} is not reached by ${FARTHEST} arrow keys`)
  }

  async #walkToRadio(target: Locator): Promise<void> {
    const group = target.locator('xpath=ancestor::fieldset[1]')
    const chosen = group.locator('input[type="radio"]:checked')
    await this.#walkTo(chosen)
    for (let stop = 0; stop < FARTHEST; stop++) {
      if (await isFocused(target)) return
      await this.#step('ArrowRight')
    }
    throw new Error(`${target} is not reached by arrow keys`)
  }

  async #walkToTab(target: Locator): Promise<void> {
    const chosen = target.locator('xpath=ancestor::*[@role="tablist"][1]').getByRole('tab', { selected: true })
    await this.#walkTo(chosen)
    for (let stop = 0; stop < FARTHEST; stop++) {
      if (await isFocused(target)) return
      await this.#step('ArrowRight')
    }
    throw new Error(`${target} is not reached by arrow keys`)
  }
}

/** Whether it stands before what has the focus, so that the walk goes back. */
const isBefore = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const focused = document.activeElement ?? document.body
    return focused !== document.body && !!(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
  })

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** A time as the English browser takes it: `10:00` as `1000A`. */
function timeOfDay(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${String(hours % 12 || 12).padStart(2, '0')}${String(minutes).padStart(2, '0')}${hours < 12 ? 'A' : 'P'}`
}
