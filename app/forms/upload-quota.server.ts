import { and, count, eq, gte, isNull, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { hashAddress, hashNetwork } from '../platform/http/rate-limit.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { FIELD_TYPES } from './field-types.ts'
import { forms, formUploads } from './tables.ts'

const PURPOSE = 'uploads'
const MB = 1024 * 1024
/** What lies here without an entry, of all senders and of one network (IPv4 /24, IPv6 /48). */
const MAX_UNCLAIMED_BYTES = 500 * MB
const MAX_NETWORK_BYTES = 100 * MB
/** Unclaimed files of one address within an hour. */
const MAX_UNCLAIMED_FILES = 20
/** A file counts as this much at least: rows and entries of a folder take room too. */
const MIN_COUNTED_BYTES = 64 * 1024
/** Key of the lock that takes uploads one after the other while they are counted. */
const QUOTA_LOCK = 7_366_960

/** The sender of an upload as it is stored: keyed hashes of network and address, different each day, joined by a full stop. */
export function uploadSource(platform: Pick<Platform, 'config' | 'clock'>, address: string): string {
  return `${hashNetwork(platform, PURPOSE, address)}.${hashAddress(platform, PURPOSE, address)}`
}

/** @throws Problem 409 `no_files_taken` where no form that is online has a field for files */
export async function assertFilesAreTaken({ db }: Pick<Platform, 'db'>): Promise<void> {
  const online = await db.select({ fields: forms.fields }).from(forms).where(eq(forms.isOnline, true))
  const takesFiles = online.some(({ fields }) =>
    fields.some(({ field_type, visible }) => visible && FIELD_TYPES[field_type]?.control === 'file'),
  )
  if (!takesFiles) throw refusal(409, 'no_files_taken', t('No form takes files at the moment. Please write to us instead.'))
}

/**
 * Holds an upload to what may lie here without an entry. The transaction that stores it waits for others that do.
 * @throws Problem 429 `too_many_files`
 */
export async function assertUploadQuota(platform: Platform, tx: Database, address: string, bytes: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${QUOTA_LOCK})`)
  const now = platform.clock.now()
  const [sent] = await tx
    .select({ files: count() })
    .from(formUploads)
    .where(
      and(
        eq(formUploads.source, uploadSource(platform, address)),
        isNull(formUploads.entryId),
        gte(formUploads.createdAt, toDate(now.subtract({ hours: 1 }))),
      ),
    )
  if ((sent?.files ?? 0) >= MAX_UNCLAIMED_FILES)
    throw refusal(429, 'too_many_files', t('Too many files from your connection. Please try again later.'))
  // Files lie here for a day, so those of yesterday bear yesterday's hash.
  const [today, yesterday] = [0, 24].map((hours) => hashNetwork(platform, PURPOSE, address, now.subtract({ hours })))
  const weight = sql`greatest(${formUploads.bytes}, ${MIN_COUNTED_BYTES})`
  const isOfNetwork = sql`split_part(${formUploads.source}, '.', 1) IN (${today}, ${yesterday})`
  const [unclaimed] = await tx
    .select({
      all: sql<number>`coalesce(sum(${weight}), 0)`.mapWith(Number),
      network: sql<number>`coalesce(sum(${weight}) FILTER (WHERE ${isOfNetwork}), 0)`.mapWith(Number),
    })
    .from(formUploads)
    .where(isNull(formUploads.entryId))
  const added = Math.max(bytes, MIN_COUNTED_BYTES)
  if ((unclaimed?.network ?? 0) + added > MAX_NETWORK_BYTES)
    throw refusal(429, 'too_many_files', t('Too many files from your network. Please try again tomorrow, or send us the file by email.'))
  if ((unclaimed?.all ?? 0) + added > MAX_UNCLAIMED_BYTES)
    throw refusal(429, 'too_many_files', t('We cannot take more files today. Please try again tomorrow, or send us the file by email.'))
}

function refusal(status: 409 | 429, code: string, message: string): Problem {
  return new Problem(status, code, message, { errors: { file: [message] } })
}
