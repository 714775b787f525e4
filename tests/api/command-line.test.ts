import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../app/command-line/backup.ts'
import { restore } from '../../app/command-line/restore.ts'
import { productions, productionTags, tags } from '../../app/programme/tables.ts'
import { drawPicture } from '../support/drawings.ts'
import { DATABASES, openTestHouse, required, type TestHouse } from '../support/house.ts'

describe.each(DATABASES)('a backup on %s', (database) => {
  let house: TestHouse
  let copy: TestHouse
  const folder = mkdtempSync(join(tmpdir(), 'foyer-backup-'))
  beforeAll(async () => {
    house = await openTestHouse({ database })
    copy = await openTestHouse({ database })
  })
  afterAll(async () => {
    await house.close()
    await copy.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** One write of three rows that belong together. */
  const writeTogether = (number: number) =>
    house.foyer.platform.write(async (tx) => {
      const [tag] = await tx
        .insert(tags)
        .values({ slug: `last-${number}`, name: `Last ${number}` })
        .returning()
      const [production] = await tx
        .insert(productions)
        .values({ slug: `last-${number}`, title: `Last ${number}` })
        .returning()
      await tx.insert(productionTags).values({ productionId: production?.id ?? 0, tagId: tag?.id ?? 0 })
    })
  const written = ({ foyer }: TestHouse) => foyer.platform.db.select().from(productions).where(like(productions.title, 'Last %'))

  it('taken while others write is restored to a house that is whole, with its files, and goes on from there', async () => {
    const picture = await house.foyer.media.add(drawPicture('gesichert'))
    const editor = await house.editor()
    let isOver = false
    let number = 0
    const writers = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        await writeTogether(number++)
        // The embedded database answers without ever letting timers have a turn.
        await setImmediate()
      }
    })
    await expect.poll(async () => (await written(house)).length).toBeGreaterThan(20)
    await backUp(house.foyer.platform, folder)
    const atItsEnd = number
    await expect.poll(() => number).toBeGreaterThan(atItsEnd + 5)
    isOver = true
    await Promise.all(writers)

    await restore(copy.foyer.platform, folder, { replace: false })
    await copy.foyer.searchIndex.rebuild()
    const back = await written(copy)
    expect(back.length).toBeGreaterThan(20)
    expect(back.length).toBeLessThan((await written(house)).length)
    const { db } = copy.foyer.platform
    const links = await db.select().from(productionTags).innerJoin(tags, eq(productionTags.tagId, tags.id))
    expect(links).toHaveLength(back.length)
    expect(await db.select().from(tags).where(like(tags.name, 'Last %'))).toHaveLength(back.length)
    expect((await copy.visitor().fetch(`/media/${picture.key}/480.jpg`)).status).toBe(200)
    expect(await (await copy.visitor().fetch(`/de/stuecke/x/${back[0]?.id}`)).text()).toContain(back[0]?.title)
    const [next] = await db.insert(tags).values({ slug: 'danach', name: 'Danach' }).returning()
    expect(next?.id).toBeGreaterThan(Math.max(...links.map(({ tags: tag }) => tag.id)))
    expect((await editor.getJson('/api/admin/tag')).status).toBe(200)
  })

  it('puts nothing in the place of a house that holds something, unless it is told to', async () => {
    const before = (await written(copy)).length
    await copy.foyer.platform.db.delete(productionTags)
    await expect(restore(copy.foyer.platform, folder, { replace: false })).rejects.toThrow('give --replace')
    await restore(copy.foyer.platform, folder, { replace: true })
    expect(await written(copy)).toHaveLength(before)
    expect(await copy.foyer.platform.db.select().from(productionTags)).toHaveLength(before)
    expect(await copy.foyer.platform.db.select().from(tags).where(eq(tags.slug, 'danach'))).toHaveLength(0)
  })
})

describe('the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-command-'))
  beforeAll(() => cpSync(required('TEST_PGLITE_TEMPLATE'), folder, { recursive: true }))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function foyer(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(required('TEST_BUILD_DIR'), 'server/index.js'), ...args], {
      env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: folder, DATABASE_URL: '' },
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  it('explains each command without opening the house, and refuses unknown ones', () => {
    expect(foyer('--help')).toMatchObject({ status: 0, said: expect.stringContaining('foyer rebuild-index') })
    expect(foyer('backup', '--help')).toEqual({
      status: 0,
      said: expect.stringMatching(/^foyer backup FOLDER\n {2}Writes tables and files/),
    })
    expect(foyer('backup').status).toBe(2)
    expect(foyer('verschwinde').status).toBe(2)
  })

  it('makes an administrator once, says what is wrong, exports, and names what it cannot restore', () => {
    expect(foyer('check')).toEqual({ status: 1, said: expect.stringContaining('Nobody is an administrator') })
    expect(foyer('create-admin', 'Leitung@Haus.example')).toEqual({
      status: 0,
      said: expect.stringMatching(/^leitung@haus\.example .*Password: \S{16}/),
    })
    expect(foyer('create-admin', 'leitung@haus.example').said).toContain('the password is as it was')
    expect(foyer('check')).toEqual({ status: 0, said: 'Nothing is wrong.\n' })
    expect(foyer('export', join(folder, 'export')).status).toBe(0)
    expect(JSON.parse(readFileSync(join(folder, 'export/redirect.json'), 'utf8'))).toEqual([])
    expect(readFileSync(join(folder, 'export/room.csv'), 'utf8')).toContain('id;Name;')
    expect(foyer('restore', join(folder, 'nichts'))).toEqual({ status: 1, said: expect.stringContaining('holds no complete backup') })
  })
})
