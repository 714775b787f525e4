import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, backupQueue, bucketPlace, hasBackupBucket, listBackups, readLateBackup, restore } from '../../app/backup/index.server.ts'
import { executeCommand } from '../../app/command-line/run.ts'
import { queryRows } from '../../app/platform/database/query-rows.ts'
import { media } from '../../app/platform/media/tables.ts'
import { productions } from '../../app/programme/tables.ts'
import { findRclone, type S3Server, startS3Server } from '../support/s3-server.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { buildPicture } from '../support/test-picture.ts'

const rclone = findRclone()
const [PICTURES, BACKUPS] = ['bilder', 'sicherungen']

describe.skipIf(!rclone)('with a real S3 store', () => {
  let store: S3Server
  let app: TestApp
  beforeAll(async () => {
    store = await startS3Server(rclone ?? '', [PICTURES, BACKUPS])
    app = await createTestApp({ environment: inStore(store) })
  })
  afterAll(async () => {
    await app?.close()
    await store?.stop()
  })

  const inStore = ({ endpoint, accessKeyId, secretAccessKey }: S3Server, bucket = BACKUPS) => ({
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: PICTURES, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    ...{ BACKUP_ENDPOINT: endpoint, BACKUP_BUCKET: bucket, BACKUP_ACCESS_KEY_ID: accessKeyId, BACKUP_SECRET_ACCESS_KEY: secretAccessKey },
    BACKUP_KEEP_DAYS: '7',
  })
  const placeOf = async ({ foyer }: TestApp) => {
    const { config } = foyer.platform
    if (!hasBackupBucket(config)) throw new Error('no bucket')
    return bucketPlace(config)
  }
  const filesIn = (bucket: string, folder: string) => readdirSync(join(store.folderOf(bucket), folder)).sort()
  const say = async (of: TestApp, name: string, argument = '', flags = {}) => {
    const lines: string[] = []
    const code = await executeCommand(of.foyer, { name, argument, flags }, (line) => lines.push(line))
    return { code, text: lines.join('\n') }
  }

  it('pictures lie in their bucket and are shown from there', async () => {
    const { key } = await app.foyer.media.add(buildPicture('im Speicher'))
    expect(filesIn(PICTURES, 'originals')).toContain(key)
    const shown = await app.visitor().fetch(`/media/${key}/480.jpg`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('a backup lies there by the moment it was taken; a second copies no file again, and old ones go but never the last', async () => {
    const kept = await app.foyer.media.add(buildPicture('bleibt'))
    const place = await placeOf(app)
    expect(await readLateBackup(app.foyer.platform)).toBeNull()
    const first = await backUp(app.foyer.platform, place)
    expect(first.files).toBeGreaterThan(0)
    app.clock.advance({ hours: 24 })
    expect((await backUp(app.foyer.platform, place)).files).toBe(0)
    expect((await listBackups(place)).map(({ takenAt }) => takenAt.toString())).toEqual(['2026-11-21T11:00:00Z', '2026-11-22T11:00:00Z'])

    // What nobody names goes with the backups that named it, once it is a day old.
    for (const [name, isOld] of [
      ['verwaist', true],
      ['gerade-geschrieben', false],
    ] as const) {
      const path = join(store.folderOf(BACKUPS), 'files/originals', name)
      writeFileSync(path, name)
      if (isOld) utimesSync(path, new Date(0), new Date(0))
    }
    app.clock.advance({ hours: 24 * 30 })
    expect(await readLateBackup(app.foyer.platform)).toEqual(Temporal.Instant.from('2026-11-22T11:00:00Z'))
    expect((await say(app, 'backup-to-bucket')).code).toBe(0)
    expect((await say(app, 'backups')).text).toBe('2026-12-22T110000Z')
    expect(filesIn(BACKUPS, 'files/originals')).toEqual(expect.arrayContaining([kept.key, 'gerade-geschrieben']))
    expect(filesIn(BACKUPS, 'files/originals')).not.toContain('verwaist')
    expect(await readLateBackup(app.foyer.platform)).toBeUndefined()
    app.clock.advance({ hours: 24 * 90 })
    expect((await say(app, 'check')).text).toContain('Die letzte Sicherung ist von 2026-12-22')
  })

  it('one is due each night by the clock of Berlin, and what is due lies there without a hand', async () => {
    const { db, jobs } = app.foyer.platform
    const due = await queryRows(db, sql`SELECT cron, timezone FROM jobs.schedule WHERE name = ${backupQueue.name}`)
    expect(due).toEqual([{ cron: '40 3 * * *', timezone: 'Europe/Berlin' }])
    const place = await placeOf(app)
    app.clock.advance({ hours: 1 })
    // Those that are too old go with it, so it is looked for by its moment.
    const wanted = app.clock.now().toString()
    await jobs.enqueue(db, backupQueue, {})
    const last = async () => (await listBackups(place)).at(-1)?.takenAt.toString()
    await expect.poll(last, { timeout: 30_000 }).toBe(wanted)
  })

  it('a house that has lost everything gets it back by one command, its pictures too', async () => {
    const picture = await app.foyer.media.add(buildPicture('verloren'))
    await app.foyer.platform.db.insert(productions).values({ slug: 'verloren', title: 'Der verlorene Sohn' })
    expect((await say(app, 'backup-to-bucket')).code).toBe(0)
    rmSync(join(store.folderOf(PICTURES), 'originals'), { recursive: true })
    const empty = await createTestApp({ environment: inStore(store) })
    try {
      expect((await say(empty, 'restore-from-bucket', '2020-01-01T000000Z')).text).toContain('liegt keine vollständige Sicherung')
      const back = await say(empty, 'restore-from-bucket', 'latest')
      expect(back, back.text).toMatchObject({ code: 0 })
      expect(await empty.foyer.platform.db.select().from(productions).where(eq(productions.slug, 'verloren'))).toHaveLength(1)
      expect(await empty.foyer.platform.db.select().from(media).where(eq(media.key, picture.key))).toHaveLength(1)
      expect((await empty.visitor().fetch(`/media/${picture.key}/480.jpg`)).status).toBe(200)
    } finally {
      await empty.close()
    }
  })

  it('a bucket that is not there is told with its name, and nothing is left behind in the data folder', async () => {
    const other = await createTestApp({ environment: inStore(store, 'gibt-es-nicht') })
    try {
      const answer = await say(other, 'backup-to-bucket')
      expect(answer.code).toBe(1)
      expect(answer.text).toContain('gibt-es-nicht')
      expect(readdirSync(other.folder).filter((name) => name.startsWith('backup-'))).toEqual([])
      expect((await say(other, 'restore-from-bucket', 'latest')).code).toBe(1)
      const named = await say(other, 'restore-from-bucket', '2026-11-21T110000Z')
      expect(named.text, 'nobody knows whether that backup is there').toContain('hat nicht getan')
    } finally {
      await other.close()
    }
  })

  it('restoring refuses a house with content, and takes a backup without a list of its files, as older releases wrote it', async () => {
    const place = await placeOf(app)
    const taken = await backUp(app.foyer.platform, place)
    await expect(restore(app.foyer.platform, { place, key: taken.key }, { replace: false })).rejects.toThrow('--replace')
    await place.remove(taken.key.replace('database', 'files').replace('.jsonl.gz', '.txt'))
    rmSync(join(store.folderOf(PICTURES), 'originals'), { recursive: true })
    expect((await restore(app.foyer.platform, { place, key: taken.key }, { replace: true })).files).toBeGreaterThan(0)
  })
})

it('a house without a bucket says so', async () => {
  const app = await createTestApp()
  try {
    const lines: string[] = []
    for (const name of ['backup-to-bucket', 'backups', 'restore-from-bucket'])
      expect(await executeCommand(app.foyer, { name, argument: 'latest', flags: {} }, (line) => lines.push(line))).toBe(1)
    expect(new Set(lines)).toEqual(new Set(['Dieses Haus hat keinen Speicher für Sicherungen; setzen Sie BACKUP_BUCKET.']))
  } finally {
    await app.close()
  }
})
