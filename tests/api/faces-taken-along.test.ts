import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Face } from '../../app/identity/faces/face.ts'
import { OPEN_FAMILIES } from '../../app/identity/faces/open-families.ts'
import { identityFile, identityInFile } from '../../app/identity/identity-file.ts'
import type { Identity } from '../../app/identity/schema.ts'
import { DEFAULT_THEME, type Theme } from '../../app/identity/theme.ts'
import { moduleRegistry } from '../../app/modules/module-registry.server.ts'
import { moduleSchemas } from '../../app/modules/module-schemas.server.ts'
import { openTarEntry, readTarIndex } from '../../app/platform/files/tar.ts'
import { readArchive, writeArchive } from '../../app/site-archive/index.server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import type { Visitor } from '../support/visitor.ts'

const UPLOADED = readFileSync('node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2')
const SAID = { family: 'Bühnenschrift', licence: 'Webfont-Lizenz, Auftrag 4711', source: 'Schriftenhaus Lind' }

type Adopted = { revision: string; theirs?: { revision: string } }

/** A house whose look is set, as administrators do it. */
async function openHouse() {
  const app = await createTestApp()
  const admin = await app.editor('admin')
  return { app, admin }
}

async function adopt(admin: Visitor, look: Partial<Identity>): Promise<number> {
  const asked = await admin.send<Adopted>('POST', '/api/identity/undo', { base: 'x' })
  const base = asked.body.theirs?.revision ?? ''
  const identity = { theme: DEFAULT_THEME, logo: null, darkLogo: null, ...look }
  return (await admin.send<Adopted>('PUT', '/api/identity', { base, identity })).status
}

async function upload(app: TestApp, admin: Visitor): Promise<Face> {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(UPLOADED)], 'schrift.woff2'))
  for (const [name, words] of Object.entries(SAID)) form.set(name, words)
  const headers = { 'X-CSRFToken': await admin.csrfToken(), origin: app.url }
  return (await admin.fetch('/api/identity/faces', { method: 'POST', headers, body: form })).json() as Promise<Face>
}

/** What a visitor loads to see a page in its faces: the style sheet, and the first bytes of each file that page or sheet names. */
async function seenIn(app: TestApp) {
  const visitor = app.visitor()
  const html = await (await visitor.fetch('/de/spielplan')).text()
  const css = await (await visitor.fetch(/"(\/assets\/house\/theme-[^"]+)"/.exec(html)?.[1] ?? '')).text()
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)" as="font"/g)].map(([, url = '']) => url)
  const files = [...new Set([...preloaded, ...[...css.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, url = '']) => url)])]
  const kinds = await Promise.all(
    files.map(async (url) => Buffer.from(await (await visitor.fetch(url)).arrayBuffer()).toString('latin1', 0, 4)),
  )
  return { css, preloaded, files, areFonts: kinds.every((kind) => kind === 'wOF2') }
}

/** The entries of an archive, whatever the order of their rows and the moment at which it was taken. */
async function entriesOf(path: string): Promise<Map<string, string>> {
  const entries = new Map<string, string>()
  for (const entry of (await readTarIndex(path, 100_000)).values()) {
    const text = Buffer.concat(await Array.fromAsync(openTarEntry(path, entry))).toString('latin1')
    if (entry.name !== 'manifest.json') entries.set(entry.name, text.split('\n').sort().join('\n'))
  }
  return entries
}

describe('a house that moves takes its typefaces along', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-faces-'))
  let house: Awaited<ReturnType<typeof openHouse>>
  let other: Awaited<ReturnType<typeof openHouse>>
  let face: Face
  beforeAll(async () => {
    house = await openHouse()
    face = await upload(house.app, house.admin)
  }, 60_000)
  afterAll(async () => {
    await house.app.close()
    await other?.app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const exported = async (app: TestApp, name: string) => {
    const path = join(folder, name)
    await pipeline(writeArchive(app.foyer.platform, moduleSchemas()), createWriteStream(path))
    return path
  }

  it('in the archive of its site: an open family of the program and an uploaded one with its licence, and the second archive is equal', async () => {
    expect(await adopt(house.admin, { theme: { ...DEFAULT_THEME, headlineFace: 'eb-garamond', textFace: face.id } as Theme })).toBe(200)
    const before = await seenIn(house.app)
    expect(before).toMatchObject({
      preloaded: [expect.stringContaining('eb-garamond-common'), `/assets/house/face-${face.id}-common.woff2`],
      areFonts: true,
    })
    expect(before.files).toHaveLength(6)

    const path = await exported(house.app, 'house.tar')
    const empty = await createTestApp()
    try {
      await readArchive(empty.foyer.platform, moduleRegistry, path, { replace: false, dryRun: false })
      await empty.foyer.platform.forgetReads()
      expect(await seenIn(empty)).toEqual(before)
      const again = await entriesOf(await exported(empty, 'again.tar'))
      const first = await entriesOf(path)
      expect([...again.keys()].sort()).toEqual([...first.keys()].sort())
      for (const [name, bytes] of first) expect(again.get(name), name).toBe(bytes)
      const rows = Buffer.from(again.get('tables/house_faces.jsonl') ?? '', 'latin1').toString()
      expect(JSON.parse(rows)).toMatchObject({ id: face.id, ...SAID })
    } finally {
      await empty.close()
    }
  }, 60_000)

  it.each(OPEN_FAMILIES)('in the file of its look, by the name of the family alone: %s is drawn in the other house', async (family) => {
    const identity = { theme: { ...DEFAULT_THEME, headlineFace: family }, logo: null, darkLogo: null }
    const file = identityFile({ identity, faces: [] })
    other ??= await openHouse()
    const opened = identityInFile(file)
    expect(opened).toEqual({ identity, faces: [] })
    expect(await adopt(other.admin, opened?.identity ?? {})).toBe(200)
    const seen = await seenIn(other.app)
    const ofFamily = (url: string) => url.includes(`/${family}-`)
    expect([seen.preloaded.filter(ofFamily).length, seen.files.filter(ofFamily).length, seen.areFonts]).toEqual([1, 3, true])
  })
})
