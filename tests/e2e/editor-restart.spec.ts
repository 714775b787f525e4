import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { expect, test, waitForScripts } from './fixtures.ts'
import { createPage, edit, fillLogin, headlineNode, save } from './staff.ts'

/** An empty site of this test's own, which it may kill. */
async function startHouse(folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build-test/server/index.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_EMAIL: 'verwaltung@marienbrueck.example',
      ADMIN_PASSWORD: 'nur für diesen Test',
    },
  })
  const status = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 120_000 }).toBe(200)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

test('killing the server during editing loses nothing: changes made meanwhile are sent when it is back', async ({ browser }) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-restart-'))
  const port = await freePort()
  let app = await startHouse(folder, port)
  try {
    const page = await waitForScripts(await browser.newContext({ baseURL: `http://localhost:${port}` })).newPage()
    await page.goto('/cms-hub')
    await fillLogin(page)
    // Nobody has done anything here yet: the first day leads on.
    await expect(page).toHaveURL(/\/cms-hub\/first-day/)
    await page.goto('/de')
    // A site without the demo starts with an empty home page.
    await expect(page.getByRole('region', { name: 'Bearbeitung' })).toBeVisible()
    const path = await createPage(page, 'neustart', [headlineNode('head-1', 'Anfang'), headlineNode('head-2', 'Noch eine')])
    await edit(page, path)
    const [first, second] = [
      page.getByRole('textbox', { name: 'Überschrift' }).first(),
      page.getByRole('textbox', { name: 'Überschrift' }).last(),
    ]
    await first.fill('Vor dem Ende')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Entwurf gesichert')).toBeVisible()

    await kill(app)
    await second.fill('Mitten im Ende')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Offline: Ihre Änderungen bleiben hier')).toBeVisible()
    app = await startHouse(folder, port)
    await expect(page.getByText('Entwurf gesichert')).toBeVisible({ timeout: 40_000 })
    await save(page)
    const visitors = await (await fetch(`http://localhost:${port}${path}`)).text()
    expect(visitors).toMatch(/Vor dem Ende[\s\S]*Mitten im Ende/)
  } finally {
    await kill(app)
    rmSync(folder, { recursive: true, force: true })
  }
})
