import { userEvent } from 'vitest/browser'

/** Presses keys one after the other, each as Playwright names it: `press('Tab', 'Control+Shift+Z')`. They reach what has the focus. */
export async function press(...chords: string[]): Promise<void> {
  for (const chord of chords) {
    const keys = chord.split(/\+(?=.)/)
    const last = keys.pop() ?? ''
    const held = keys.map((key) => `{${key}>}`).join('')
    const released = keys.map((key) => `{/${key}}`).join('')
    await userEvent.keyboard(`${held}${keyOf(last)}${released}`)
  }
}

/** Types words into what has the focus. */
export async function type(words: string): Promise<void> {
  // A brace begins the name of a key.
  await userEvent.keyboard(words.replaceAll(/[{[]/g, '$&$&'))
}

function keyOf(name: string): string {
  return name.length > 1 ? `{${name}}` : name.replace(/[{[]/, '$&$&')
}
