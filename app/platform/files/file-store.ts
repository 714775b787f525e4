import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config/config.ts'

/** Where pictures and uploads lie: a folder by default, an S3-compatible store when one is configured. */
export type FileStore = {
  read(key: string): Promise<Uint8Array>
  write(key: string, bytes: Uint8Array): Promise<void>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}

/** Opens the store that the configuration names. */
export async function openFileStore(config: Config): Promise<FileStore> {
  const disk = new Disk(await driverFor(config))
  return {
    read: (key) => disk.getBytes(key),
    write: (key, bytes) => disk.put(key, bytes),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  }
}

async function driverFor(config: Config) {
  if (config.S3_ENDPOINT && config.S3_BUCKET && config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY) {
    const { S3Driver } = await import('flydrive/drivers/s3')
    return new S3Driver({
      credentials: { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY },
      endpoint: config.S3_ENDPOINT,
      region: config.S3_REGION,
      bucket: config.S3_BUCKET,
      visibility: 'private',
      supportsACL: false,
      forcePathStyle: true,
    })
  }
  const location = join(config.DATA_DIR, 'files')
  mkdirSync(location, { recursive: true })
  return new FSDriver({ location, visibility: 'private' })
}
