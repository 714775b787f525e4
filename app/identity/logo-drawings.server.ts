import { createHash } from 'node:crypto'
import { type FileStore, openFileStore } from '../platform/files/file-store.ts'
import { runInProcess } from '../platform/isolated-worker/isolated-process.ts'
import { WorkerLimitExceeded } from '../platform/isolated-worker/isolated-worker.ts'
import type { Platform } from '../platform/platform.ts'
import type { DrawnLogo } from './draw-logo-process.server.ts'
import type { Logo } from './schema.ts'

/** More than any logo takes; masks and patterns within each other take any time, with each level more. */
const LIMITS = { memoryMb: 128, milliseconds: 2_000 }
const FOLDER = 'renditions/logo'
/** Stands in the place of a drawing that took too much. */
const NONE = new Uint8Array()

/** A logo as pixels; `unreadable` for what is no picture of its kind, `costly` for one that takes too long or too much memory. */
export async function drawLogo(logo: Logo): Promise<DrawnLogo | 'unreadable' | 'costly'> {
  const { processUrl } = await import('./draw-logo-process.server.ts')
  try {
    return (await runInProcess<DrawnLogo | undefined>(processUrl, logo, LIMITS)) ?? 'unreadable'
  } catch (error) {
    if (error instanceof WorkerLimitExceeded) return 'costly'
    throw error
  }
}

/** Keeps the drawing of a logo for every request that shows it. */
export async function keepDrawing({ config }: Pick<Platform, 'config'>, logo: Logo, picture: Uint8Array): Promise<void> {
  await (await openFileStore(config)).write(nameOf(logo), picture)
}

const running = new Map<string, Promise<Uint8Array>>()

/**
 * The drawing of a logo, kept since it was uploaded. One that came with an archive or from an earlier version is drawn at the
 * first request; one that cannot be drawn within the limits is not tried again.
 * @returns a PNG; undefined where there is none
 */
export async function drawingOf({ config }: Pick<Platform, 'config'>, logo: Logo): Promise<Uint8Array | undefined> {
  const name = nameOf(logo)
  const reading = running.get(name) ?? readOrDraw(await openFileStore(config), name, logo).finally(() => running.delete(name))
  running.set(name, reading)
  const picture = await reading
  return picture.byteLength > 0 ? picture : undefined
}

async function readOrDraw(files: FileStore, name: string, logo: Logo): Promise<Uint8Array> {
  if (await files.exists(name)) return files.read(name)
  const drawn = await drawLogo(logo)
  const picture = typeof drawn === 'string' ? NONE : drawn.picture
  await files.write(name, picture)
  return picture
}

function nameOf({ kind, data }: Logo): string {
  return `${FOLDER}/${createHash('sha256').update(kind).update(data).digest('hex').slice(0, 32)}.png`
}
