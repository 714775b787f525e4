import type { ContentNode } from '../content/index.ts'
import { logMediaChanges } from '../media-library/index.server.ts'
import { Problem } from '../platform/http/problem.ts'
import { fileOf } from '../platform/media/file-source.ts'
import { decoded } from '../platform/routing/decoded.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { withWriteContext } from '../records/write.server.ts'
import type { MoveFile, MoveInRun } from './move-in-services.ts'
import { recordMoved } from './moved-objects.server.ts'
import { type PoliteReader, Unread } from './read/polite-reader.server.ts'
import { redirectFrom } from './redirect-from.server.ts'

/** Files that people download; what else a link may lead to is no file. */
const FILE = /\.(?:pdf|mp3|m4a|ogg|wav|mp4|webm|vtt|docx?|xlsx?|pptx?|zip|odt)$/i
const MAX_FILE_BYTES = 60 * 1024 * 1024

/** Files are fetched once for a run; one that the library already has is that one. Their old addresses lead to the new. */
export function createFileMover(run: MoveInRun, reader: PoliteReader): MoveFile {
  const moved = new Map<string, Promise<string | undefined>>()
  return (address) => {
    const url = moved.get(address) ?? moveFile(run, reader, address)
    moved.set(address, url)
    return url
  }
}

async function moveFile(run: MoveInRun, reader: PoliteReader, address: string): Promise<string | undefined> {
  const { platform, media, viewer, id } = run
  try {
    const bytes = await reader.read(address, { maxBytes: MAX_FILE_BYTES })
    const filename = decoded(new URL(address).pathname.split('/').at(-1) || 'datei').slice(0, 200)
    const log = logMediaChanges(platform, viewer)
    const row =
      (await media.findByContent(bytes)) ??
      (await media.addFile({ filename, bytes }, async (tx, added, before) => {
        await log(tx, added, before)
        await recordMoved(tx, id, { contentType: 'media', objectId: added.id })
      }))
    const url = fileOf(row)?.url
    if (url)
      await withWriteContext({ platform, viewer, type: recordTypeNamed('redirect') }, (work) => redirectFrom(run, work, address, url))
    return url
  } catch (error) {
    if (error instanceof Unread || error instanceof Problem || error instanceof URIError) return undefined
    throw error
  }
}

/**
 * Modules whose links to files of the other site lead to the media library.
 * @param address of the page they are from
 * @returns also how many files could not be brought; their links stay
 */
export async function withFiles(nodes: ContentNode[], address: string, move: MoveFile): Promise<{ nodes: ContentNode[]; missing: number }> {
  const urls = new Map<string, string | undefined>()
  for (const href of linksIn(nodes)) {
    const file = fileAt(href, address)
    if (file && !urls.has(href)) urls.set(href, await move(file))
  }
  const missing = [...urls.values()].filter((url) => url === undefined).length
  return { nodes: replaced(nodes, urls) as ContentNode[], missing }
}

/** The file of that site which a link leads to; undefined for any other target. */
function fileAt(href: string, address: string): string | undefined {
  const url = URL.parse(href, address)
  return url && url.host === new URL(address).host && FILE.test(url.pathname) ? url.href : undefined
}

function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (name === 'href' && typeof one === 'string' ? [one] : linksIn(one)))
}

function replaced(value: unknown, urls: ReadonlyMap<string, string | undefined>): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, urls))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'href' && typeof one === 'string' ? (urls.get(one) ?? one) : replaced(one, urls),
    ]),
  )
}
