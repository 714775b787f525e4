import type { Page } from '@playwright/test'

/** Records what the content security policy refuses to scripts of the house, on every page from its first script on. */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (what: string) => void violations.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      if (!sourceFile.includes('/assets/')) return
      const note = (globalThis as unknown as { noteViolation(what: string): void }).noteViolation
      note(`${violatedDirective}: ${blockedURI} by ${sourceFile}:${lineNumber}`)
    })
  })
  return violations
}
