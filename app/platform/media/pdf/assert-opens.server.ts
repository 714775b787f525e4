import { Buffer } from 'node:buffer'
import { Problem } from '../../http/problem.ts'
import { t } from '../../i18n/i18n.ts'
import { runIsolated } from '../../isolated-worker/isolated-worker.ts'
import type { OpenPdfTask } from './open-pdf-worker.server.ts'

const LIMITS = { memoryMb: 512, milliseconds: 20_000 }
/** Stands in the clear in every PDF that is encrypted, also where nobody has to type anything. */
const ENCRYPTED = Buffer.from('/Encrypt')

/**
 * A PDF behind a password opens for no visitor; one that only forbids something, such as printing, opens for all. One that
 * cannot be read is left to their programs.
 * @throws Problem 400 `file_locked`
 */
export async function assertOpensForAll(bytes: Uint8Array): Promise<void> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED)) return
  const { workerUrl } = await import('./open-pdf-worker.server.ts')
  const isLocked = await runIsolated<boolean>(workerUrl, { bytes } satisfies OpenPdfTask, LIMITS).catch(() => false)
  if (isLocked) throw new Problem(400, 'file_locked', t('This PDF opens only with a password. Please save it without one.'))
}
