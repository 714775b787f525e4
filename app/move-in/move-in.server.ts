import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import type { FoundDocument, FoundSite } from './found-site.ts'
import { messageOf } from './message-of.ts'
import { type MovedPages, moveDocument, segmentsOf } from './move-documents.server.ts'
import { createFileMover, withFiles } from './move-files.server.ts'
import { moveProgramme, newProgramme } from './move-groups.server.ts'
import { itemOf, type MoveInItem } from './move-in-item.ts'
import type { MoveInRun, MoveInServices, Mover } from './move-in-services.ts'
import { createPictureMover } from './move-pictures.server.ts'
import { readMoved } from './moved-objects.server.ts'
import type { MovedModules } from './parse/modules-of-html.ts'
import { readModules } from './parse/parse-apart.server.ts'
import { partsOf, withPictures } from './pictured-text.server.ts'
import type { PoliteReader } from './read/polite-reader.server.ts'
import { recordRemarksOf, remarksOf } from './remarks.ts'

/** Called after each document with the number of those done, and of all. */
export type OnProgress = (done: number, all: number) => void | Promise<void>

const TEXTS_AT_ONCE = 50

/** Says what moving a site in would do; writes nothing and fetches no picture. */
export function planMoveIn({ platform }: MoveInServices, site: FoundSite): Promise<MoveInItem[]> {
  return moveAll({ run: undefined, mover: undefined, moveFile: undefined }, platform, site)
}

/**
 * Moves another site in: pages with their tree, articles with their dates, productions with their performances, pictures,
 * and a redirect from every old address. What an earlier run has moved stays as it is. Each document is written whole or
 * not at all, so an interrupted run is finished by the next.
 * @param reader fetches its pictures
 */
export function runMoveIn(run: MoveInRun, site: FoundSite, reader: PoliteReader, onProgress: OnProgress): Promise<MoveInItem[]> {
  return moveAll({ run, mover: createPictureMover(run, reader), moveFile: createFileMover(run, reader) }, run.platform, site, onProgress)
}

async function moveAll(mover: Mover, { db }: Platform, site: FoundSite, onProgress: OnProgress = () => {}): Promise<MoveInItem[]> {
  const documents = site.documents.toSorted((left, right) => orderOf(left) - orderOf(right))
  const known = await readMoved(
    db,
    documents.map(({ address }) => address),
  )
  const newDocuments = documents.filter(({ address }) => !known.has(address))
  const programme = await newProgramme(db, site)
  const all = newDocuments.length + programme.count
  const items: MoveInItem[] = []
  const pages = knownPages(documents, known)
  for (let start = 0; start < newDocuments.length; start += TEXTS_AT_ONCE) {
    const some = newDocuments.slice(start, start + TEXTS_AT_ONCE)
    const texts = await readModules(some.map(({ address, html }) => ({ address, html })))
    for (const [index, found] of some.entries()) {
      items.push(await moveOne({ ...mover, pages }, found, texts[index]))
      await onProgress(items.length, all)
    }
  }
  items.push(...(await moveProgramme(mover, programme, site.name)))
  await onProgress(all, all)
  return [
    ...items,
    ...documents.filter((found) => known.has(found.address)).map((found): MoveInItem => ({ ...itemOf(found), state: 'known', note: '' })),
    ...programme.known,
  ]
}

/** Parents before what is below them, articles from the oldest on, as they refer to what was before. */
function orderOf({ kind, address, publishedAt }: FoundDocument): number {
  return kind === 'page' ? segmentsOf(address).length : 100 + Date.parse(publishedAt ?? '1970-01-01') / 1e12
}

function knownPages(documents: FoundDocument[], known: Awaited<ReturnType<typeof readMoved>>): MovedPages {
  return new Map(
    documents.flatMap(({ address }) => {
      const moved = known.get(address)
      return moved?.contentType === 'page' ? [[segmentsOf(address).join('/'), moved.objectId] as const] : []
    }),
  )
}

async function moveOne(
  { run, mover, moveFile, pages }: Mover & { pages: MovedPages },
  found: FoundDocument,
  text: MovedModules | undefined,
): Promise<MoveInItem> {
  const item = { ...itemOf(found), note: '' }
  if (!text) return { ...item, state: 'failed', note: t('Its text cannot be read.') }
  const remarksOn = found.kind === 'person' ? recordRemarksOf : remarksOf
  const { own, picture } = partsOf(found, text)
  if (!run || !mover || !moveFile) return { ...item, state: 'new', note: remarksOn(own) }
  const { nodes: pictured, lost } = await withPictures(own, mover)
  const { nodes, missing } = await withFiles(pictured, found.address, moveFile)
  const imageId = picture ? ((await mover(picture)) ?? null) : null
  try {
    await moveDocument(run, { found, nodes, imageId }, pages)
    const told = [remarksOn({ ...own, lost }), missing > 0 && t('{n} linked files could not be brought.', { n: missing })]
    return { ...item, state: 'new', note: told.filter(Boolean).join(' ') }
  } catch (error) {
    return { ...item, state: 'failed', note: messageOf(error) }
  }
}
