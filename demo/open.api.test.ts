import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestApp } from '../tests/support/test-app.ts'
import { fillHouse } from './fill-house.ts'
import { makeEditor } from './open.ts'

it('a node whose data folder has no password of the demo editor starts on a database that has the editor', async () => {
  const app = await createTestApp()
  try {
    const file = join(app.folder, 'demo-access.json')
    await makeEditor(app.foyer)
    rmSync(file)
    await makeEditor(app.foyer)
    expect(() => rmSync(file)).toThrow('ENOENT')
  } finally {
    await app.close()
  }
})

it('a house that was looked at while it was empty has its home page and its menu as soon as it is filled', async () => {
  const app = await createTestApp()
  try {
    const visitor = app.visitor()
    expect((await visitor.fetch('/de')).status).toBe(404)
    await fillHouse(app.foyer.platform, app.foyer.media)
    const home = await visitor.fetch('/de')
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('href="/de/ihr-besuch"')
  } finally {
    await app.close()
  }
})
