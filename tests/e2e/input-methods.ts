import { expect, type Locator, type Page } from '@playwright/test'
import { publishButton, publishNow } from './staff.ts'

/** The actions of an editor, by mouse or by keyboard, so that one test can run with both. Text is typed either way. */
export type InputMethod = {
  /** Activates a button, a link or a menu item. */
  press(button: Locator): Promise<void>
  /** Focuses a field and replaces its value. */
  fill(field: Locator, words: string): Promise<void>
  /** Types a day and a time into a date-time field, in the format of the browser's locale. */
  fillMoment(field: Locator, moment: { day: string; time: string }): Promise<void>
  check(box: Locator): Promise<void>
  /** Selects one of several radio buttons. */
  pick(radio: Locator): Promise<void>
  /** Selects an option of a list by its label. */
  choose(list: Locator, option: string): Promise<void>
  /** Adds a module below the selected one, or as the page's first. */
  add(name: string): Promise<void>
  /** Opens the settings of the selected module. */
  openSettings(): Promise<void>
  /** Fills a short text of the selected module. */
  write(label: string, words: string): Promise<void>
  /** Types into the rich text that a new module has focused. */
  writeText(words: string): Promise<void>
  /** Types into the short text that a new module has focused. */
  writeLine(words: string): Promise<void>
  /** Adds a module to an empty column of the section that was added or filled last. */
  addInColumn(name: string, column: number): Promise<void>
  closeSettings(): Promise<void>
  /** Moves the selected module one place up or down, into and out of columns. */
  move(name: string, step: 'up' | 'down'): Promise<void>
  save(): Promise<void>
}

/** The settings panel beside the page. */
export const panelOf = (page: Page) => page.getByRole('complementary', { name: /^Einstellungen: / })
const pickerOf = (page: Page) => page.getByRole('dialog', { name: 'Modul hinzufügen' })

/** Waits until a text of the page has the focus. */
const expectCaret = (page: Page) => expect(page.locator('main [contenteditable]:focus')).toBeAttached()

async function writeLine(page: Page, words: string): Promise<void> {
  await expectCaret(page)
  await page.keyboard.insertText(words)
  // Enter would start a new paragraph.
  await page.keyboard.press('Escape')
}

/** Chooses a command in the menu of the selected module, on the tab of its frame. */
export async function chooseInMenu(page: Page, command: string): Promise<void> {
  await page
    .locator('.selected')
    .getByRole('button', { name: /^Menü: / })
    .click()
  await page.getByRole('menuitem', { name: command }).click()
}

/** All actions by mouse. */
export function mouse(page: Page): InputMethod {
  return {
    press: (button) => button.click(),
    async fill(field, words) {
      await field.click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(words)
    },
    async fillMoment(field, moment) {
      await field.click({ position: { x: 20, y: 20 } })
      await typeMoment(page, field, moment)
    },
    check: (box) => box.click(),
    pick: (radio) => radio.click(),
    async choose(list, option) {
      await list.selectOption({ label: option })
    },
    async add(name) {
      const first = page.getByRole('button', { name: 'Erstes Modul hinzufügen' })
      await ((await first.isVisible()) ? first : page.locator('.strong').getByRole('button', { name: 'Modul darunter hinzufügen' })).click()
      await pickerOf(page).getByRole('listitem').getByRole('button', { name, exact: true }).click()
      await expect(pickerOf(page)).toBeHidden()
    },
    async openSettings() {
      if (!(await panelOf(page).isVisible())) await chooseInMenu(page, 'Einstellungen')
    },
    async write(label, words) {
      await chooseInMenu(page, `${label} ergänzen`)
      await writeLine(page, words)
    },
    async writeText(words) {
      await expectCaret(page)
      await page.keyboard.insertText(words)
    },
    writeLine: (words) => writeLine(page, words),
    async addInColumn(name, column) {
      await page
        .locator(`main [data-column$=":${column - 1}"]`)
        .last()
        .hover()
      await page
        .getByRole('button', { name: `Spalte ${column}` })
        .first()
        .click()
      await pickerOf(page).getByRole('listitem').getByRole('button', { name, exact: true }).click()
      await expect(pickerOf(page)).toBeHidden()
    },
    closeSettings: () => panelOf(page).getByRole('button', { name: 'Schließen' }).click(),
    async move(_, step) {
      await chooseInMenu(page, step === 'up' ? 'Nach oben' : 'Nach unten')
    },
    async save() {
      await publishButton(page).click()
      await expect(publishNow(page)).toBeEnabled()
      await publishNow(page).click()
    },
  }
}

/** A year may have six digits, so the arrow key ends it. */
async function typeMoment(page: Page, field: Locator, { day, time }: { day: string; time: string }): Promise<void> {
  await page.keyboard.type(day)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(time)
  await expect(field).not.toHaveValue('')
}

/** Once around a page from its last control to one before it. Some pages list the coming evenings, more in some weeks than in others. */
const MAX_TABS = 100

/** All actions by keyboard. */
export function keyboard(page: Page): InputMethod {
  /** Presses Tab, or arrow keys in a menu, until the target has the focus. */
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    const step = (await target.getAttribute('role')) === 'menuitem' ? 'ArrowDown' : 'Tab'
    for (let tabs = 0; tabs < MAX_TABS; tabs++) {
      if (await target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement)) return
      await page.keyboard.press(step)
    }
    throw new Error(`${target} is not reached with ${MAX_TABS} tabs`)
  }
  return {
    async press(button) {
      if (await button.evaluate((element) => element.matches('[data-editor-bar] :is(a, button):not([role="menuitem"])')))
        await page.keyboard.press('F6')
      await tabTo(button)
      await page.keyboard.press('Enter')
    },
    async fill(field, words) {
      await tabTo(field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(words)
    },
    async fillMoment(field, moment) {
      await tabTo(field)
      await typeMoment(page, field, moment)
    },
    async check(box) {
      await tabTo(box)
      await page.keyboard.press('Space')
    },
    async pick(radio) {
      const group = radio.locator('xpath=ancestor::fieldset[1]')
      for (let tabs = 0; tabs < MAX_TABS && !(await group.locator(':focus').count()); tabs++) await page.keyboard.press('Tab')
      const count = await group.getByRole('radio').count()
      for (let steps = 0; steps < count && !(await radio.isChecked()); steps++) await page.keyboard.press('ArrowRight')
      await expect(radio).toBeChecked()
    },
    async choose(list, option) {
      await tabTo(list)
      await page.keyboard.type(option)
      await expect(list.locator('option:checked')).toHaveText(option)
    },
    async add(name) {
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(page.getByLabel('Modul suchen')).toBeFocused()
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
      await expect(pickerOf(page)).toBeHidden()
    },
    async openSettings() {
      await page.keyboard.press('Alt+Enter')
      await expect(panelOf(page)).toBeVisible()
    },
    async write(label, words) {
      await this.openSettings()
      await this.fill(panelOf(page).getByLabel(label, { exact: true }), words)
      await page.keyboard.press('Escape')
    },
    async writeText(words) {
      await expectCaret(page)
      await page.keyboard.insertText(words)
      await page.keyboard.press('Escape')
    },
    writeLine: (words) => writeLine(page, words),
    async addInColumn(name, column) {
      await this.add(name)
      await page.keyboard.press('Escape')
      for (const step of column === 1 ? (['up', 'up'] as const) : (['down'] as const)) await this.move(name, step)
      await page.keyboard.press('Enter')
    },
    async closeSettings() {
      await page.keyboard.press('Escape')
      await expect(panelOf(page)).toBeHidden()
    },
    async move(_, step) {
      // Inside a text these keys edit the text.
      if (await page.locator('main [contenteditable]:focus').count()) await page.keyboard.press('Escape')
      await page.keyboard.press(step === 'up' ? 'Alt+ArrowUp' : 'Alt+ArrowDown')
    },
    async save() {
      await page.keyboard.press('ControlOrMeta+S')
      await expect(publishNow(page)).toBeFocused()
      await page.keyboard.press('Enter')
    },
  }
}
