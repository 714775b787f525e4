import { randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config/config.ts'
import { bucketOf } from './bucket.ts'

/** The store of pictures and uploads: a folder by default, S3-compatible object storage if configured. Keys are paths. */
export type FileStore = {
  read(key: string): Promise<Uint8Array>
  /** Streams the bytes from `start` to `end`, both inclusive. */
  open(key: string, start: number, end: number): Promise<ReadableStream<Uint8Array>>
  /** Whole or not at all, also when the process is killed. */
  write(key: string, bytes: Uint8Array): Promise<void>
  exists(key: string): Promise<boolean>
  /** The number of bytes. */
  sizeOf(key: string): Promise<number>
  remove(key: string): Promise<void>
  /** Removes everything whose key has the prefix; does nothing if there is none. */
  removeAll(prefix: string): Promise<void>
}

export async function openFileStore(config: Config): Promise<FileStore> {
  const { driver, open } = isS3(config) ? await s3Store(config) : folderStore(config)
  const disk = new Disk(driver)
  return {
    read: (key) => disk.getBytes(key),
    open,
    write: (key, bytes) => disk.put(key, bytes),
    exists: (key) => disk.exists(key),
    sizeOf: async (key) => (await disk.getMetaData(key)).contentLength,
    remove: (key) => disk.delete(key),
    removeAll: (prefix) => disk.deleteAll(prefix),
  }
}

/** A folder in which a file is there only once it is whole: what is there already is never written again. */
class WholeFilesDriver extends FSDriver {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(String(this.options.location), key)
    await mkdir(dirname(path), { recursive: true })
    const unfinished = `${path}.${randomUUID()}.new`
    await writeFile(unfinished, contents)
    await rename(unfinished, path)
  }
}

function folderStore(config: Config) {
  const location = join(config.DATA_DIR, 'files')
  mkdirSync(location, { recursive: true })
  return {
    driver: new WholeFilesDriver({ location, visibility: 'private' }),
    open: async (key: string, start: number, end: number) =>
      Readable.toWeb(createReadStream(join(location, key), { start, end })) as ReadableStream<Uint8Array>,
  }
}

type S3Config = Config & Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>

function isS3(config: Config): config is S3Config {
  return Boolean(config.S3_ENDPOINT && config.S3_BUCKET && config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY)
}

async function s3Store(config: S3Config) {
  const [{ S3Driver }, { client, commands }] = await Promise.all([
    import('flydrive/drivers/s3'),
    bucketOf({
      endpoint: config.S3_ENDPOINT,
      region: config.S3_REGION,
      accessKeyId: config.S3_ACCESS_KEY_ID,
      secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    }),
  ])
  return {
    driver: new S3Driver({ client, bucket: config.S3_BUCKET, visibility: 'private', supportsACL: false }),
    async open(key: string, start: number, end: number): Promise<ReadableStream<Uint8Array>> {
      const answer = await client.send(
        new commands.GetObjectCommand({ Bucket: config.S3_BUCKET, Key: key, Range: `bytes=${start}-${end}` }),
      )
      if (!answer.Body) throw new Error(`${key} has no content`)
      return answer.Body.transformToWebStream()
    },
  }
}
