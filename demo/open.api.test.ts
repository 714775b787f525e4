import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestApp } from '../tests/support/test-app.ts'
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
