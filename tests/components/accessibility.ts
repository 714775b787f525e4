import axe, { type ElementContext, type RunOptions } from 'axe-core'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { accessibleOptions, READABLE, violationText } from '../support/accessibility-rules.ts'

type Looked = { within?: Locator; besides?: string }

/**
 * Fails with the ids of the rules that axe finds violated in what is shown, by the rules of the stories
 * (tests/e2e/accessibility.ts), and with contrast violations in the other colour scheme.
 * @param within the part that the test is about, where all around it was looked at elsewhere; of a whole editor it saves half a second
 * @param besides a selector of what a sheet lies over, which has half its targets covered and was looked at without it
 */
export async function expectAccessible({ within, besides }: Looked = {}): Promise<void> {
  const { dataset } = document.documentElement
  expect(await violations(accessibleOptions(false), { within, besides })).toEqual([])
  const scheme = dataset.scheme
  dataset.scheme = scheme === 'dark' ? 'light' : 'dark'
  const unreadable = await violations(READABLE, { within, besides })
  dataset.scheme = scheme
  expect(unreadable, `in the ${scheme === 'dark' ? 'light' : 'dark'} scheme`).toEqual([])
}

async function violations(options: RunOptions, { within, besides }: Looked): Promise<string[]> {
  await standStill()
  const exclude = [['iframe'], ...(besides ? [[besides]] : [])]
  const context: ElementContext = { include: within?.element() ?? document, exclude }
  const found = await axe.run(context, options)
  return found.violations.map(violationText)
}

/** Waits until nothing moves, since what moves is measured where it comes to rest. One movement may begin another. */
async function standStill(): Promise<void> {
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running')
  for (let now = moving(); now.length > 0; now = moving()) {
    await Promise.all(now.map((animation) => animation.finished.catch(() => undefined)))
  }
}
