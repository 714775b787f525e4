import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { accessibleOptions, READABLE, violationText } from '../support/accessibility-rules.ts'

type Axe = { run: (context: object, options: RunOptions) => Promise<AxeResults> }
type Violation = { id: string; nodes: { target: unknown[] }[] }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Fails with the ids of the rules that axe finds violated on the current screen (WCAG 2.2 AA), and with contrast violations
 * in the other colour scheme; no other rule depends on the scheme.
 * @param inLandmarks whether all content must be inside landmarks
 * @param besides a selector of what a sheet lies over, which has half its targets covered and was looked at without it
 */
export async function expectAccessible(
  page: Page,
  { inLandmarks = false, besides }: { inLandmarks?: boolean; besides?: string } = {},
): Promise<void> {
  await prepare(page)
  expect(await violationsOf(page, accessibleOptions(inLandmarks), besides)).toEqual([])
  expect(await unreadableInOtherScheme(page)).toEqual([])
}

/** Fails where words cannot be read in one of the colour schemes (WCAG 1.4.3): for pages whose other rules were looked at elsewhere. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  await prepare(page)
  const inThisScheme = await violationsOf(page, READABLE)
  expect([...inThisScheme, ...(await unreadableInOtherScheme(page))], what).toEqual([])
}

async function prepare(page: Page): Promise<void> {
  // Without styles, target sizes would fail.
  await page.waitForLoadState()
  await standStill(page)
  // Half a megabyte to compile, so that a document gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
}

async function unreadableInOtherScheme(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await standStill(page)
  const violations = await violationsOf(page, READABLE)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  await standStill(page)
  return violations.map((violation) => `${isDark ? 'light' : 'dark'}: ${violation}`)
}

/** The violations that axe finds, with their elements. Third-party frames are left out. */
async function violationsOf(page: Page, options: RunOptions, besides?: string): Promise<string[]> {
  const violations: Violation[] = await page.evaluate(
    async ({ options, left }) => {
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run({ exclude: left }, options)
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
    },
    { options, left: [['iframe'], ...(besides ? [[besides]] : [])] },
  )
  return violations.map(violationText)
}

/** Finishes running animations, so that their final state is measured. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
}
