import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Config } from '../../platform/config/config.ts'
import { bucketOf } from '../../platform/files/bucket.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { BackupError } from '../backup-error.ts'
import { tablesKeyAt } from './dated-keys.ts'
import type { BackupPlace } from './place.ts'

/** The settings of a bucket for backups, all of them there. */
export type BackupConfig = Config &
  Record<'BACKUP_BUCKET' | 'BACKUP_ENDPOINT' | 'BACKUP_ACCESS_KEY_ID' | 'BACKUP_SECRET_ACCESS_KEY', string>

/** Whether the house has a bucket for its backups; the configuration refuses half of one. */
export function hasBackupBucket(config: Config): config is BackupConfig {
  return Boolean(config.BACKUP_BUCKET)
}

/** A bucket that keeps backups of many days, each by the moment it was taken. */
export async function bucketPlace(config: BackupConfig): Promise<BackupPlace> {
  const { client, commands } = await bucketOf({
    endpoint: config.BACKUP_ENDPOINT,
    region: config.BACKUP_REGION,
    accessKeyId: config.BACKUP_ACCESS_KEY_ID,
    secretAccessKey: config.BACKUP_SECRET_ACCESS_KEY,
  })
  const Bucket = config.BACKUP_BUCKET
  /** Says of a failure which bucket it concerns. */
  const told = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer
    } catch (error) {
      // What is not there is no failure of the bucket: who asked knows what it means.
      if (error instanceof commands.NoSuchKey) throw error
      const reason = error instanceof Error ? error.message || error.name : String(error)
      throw new BackupError(t('The backup bucket {bucket} did not do what was asked: {reason}', { bucket: Bucket, reason }))
    }
  }
  return {
    label: Bucket,
    tablesKey: tablesKeyAt,
    async list(prefix) {
      const found: Awaited<ReturnType<BackupPlace['list']>> = []
      let next: string | undefined
      do {
        const page = await told(client.send(new commands.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next })))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) found.push({ key: Key, at: Temporal.Instant.fromEpochMilliseconds(LastModified.getTime()) })
        next = page.NextContinuationToken
      } while (next)
      return found
    },
    async read(key) {
      const { Body } = await told(client.send(new commands.GetObjectCommand({ Bucket, Key: key })))
      if (!Body) throw new BackupError(t('The backup bucket {bucket} did not do what was asked: {reason}', { bucket: Bucket, reason: key }))
      return Body.transformToByteArray()
    },
    async write(key, content) {
      await told(client.send(new commands.PutObjectCommand({ Bucket, Key: key, Body: content })))
    },
    async copyIn(key, path) {
      const { size } = await stat(path)
      await told(client.send(new commands.PutObjectCommand({ Bucket, Key: key, Body: createReadStream(path), ContentLength: size })))
    },
    async remove(key) {
      await told(client.send(new commands.DeleteObjectCommand({ Bucket, Key: key })))
    },
  }
}
