import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { lossReport } from '../staff-ui/rich-text/paste-report.ts'
import type { FoundDocument, FoundPerformance, FoundSite } from './found-site.ts'
import { type MovedPages, moveDocument, segmentsOf } from './move-documents.server.ts'
import type { MoveInItem } from './move-in-item.ts'
import type { MoveInRun, MoveInServices } from './move-in-services.ts'
import { createPictureMover, type MovePicture } from './move-pictures.server.ts'
import { moveProduction, sourceOf } from './move-programme.server.ts'
import { readMoved } from './moved-objects.server.ts'
import type { MovedModules } from './parse/modules-of-html.ts'
import { readModules } from './parse/parse-apart.server.ts'
import type { PoliteReader } from './read/polite-reader.server.ts'

/** Called after each document with the number of those done, and of all. */
export type OnProgress = (done: number, all: number) => void | Promise<void>

const TEXTS_AT_ONCE = 50

/** Says what moving a site in would do; writes nothing and fetches no picture. */
export function planMoveIn({ platform }: MoveInServices, site: FoundSite): Promise<MoveInItem[]> {
  return moveAll({ run: undefined, mover: undefined }, platform, site)
}

/**
 * Moves another site in: pages with their tree, articles with their dates, productions with their performances, pictures,
 * and a redirect from every old address. What an earlier run has moved stays as it is. Each document is written whole or
 * not at all, so an interrupted run is finished by the next.
 * @param reader fetches its pictures
 */
export function runMoveIn(run: MoveInRun, site: FoundSite, reader: PoliteReader, onProgress: OnProgress): Promise<MoveInItem[]> {
  return moveAll({ run, mover: createPictureMover(run, reader) }, run.platform, site, onProgress)
}

async function moveAll(mover: Mover, { db }: Platform, site: FoundSite, onProgress: OnProgress = () => {}): Promise<MoveInItem[]> {
  const documents = site.documents.toSorted((left, right) => orderOf(left) - orderOf(right))
  const known = await readMoved(db, [...documents.map(({ address }) => address), ...site.performances.map(sourceOf)])
  const newDocuments = documents.filter(({ address }) => !known.has(address))
  const newPerformances = site.performances.filter((found) => !known.has(sourceOf(found)))
  const all = newDocuments.length + newPerformances.length
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
  items.push(...(await moveProgramme(mover, newPerformances, site.name)))
  await onProgress(all, all)
  const before = (item: Omit<MoveInItem, 'state' | 'note'>): MoveInItem => ({ ...item, state: 'known', note: '' })
  return [
    ...items,
    ...documents.filter((found) => known.has(found.address)).map((found) => before(itemOf(found))),
    ...site.performances.filter((found) => known.has(sourceOf(found))).map((found) => before(itemOf({ kind: 'performance', ...found }))),
  ]
}

/** Parents before what is below them, articles from the oldest on, as they refer to what was before. */
function orderOf({ kind, address, publishedAt }: FoundDocument): number {
  return kind === 'page' ? segmentsOf(address).length : 100 + Date.parse(publishedAt ?? '1970-01-01') / 1e12
}

function itemOf({ kind, title, address }: Pick<FoundDocument, 'title' | 'address'> & { kind: MoveInItem['kind'] }) {
  return { kind, title, from: address }
}

function knownPages(documents: FoundDocument[], known: Awaited<ReturnType<typeof readMoved>>): MovedPages {
  return new Map(
    documents.flatMap(({ address }) => {
      const moved = known.get(address)
      return moved?.contentType === 'page' ? [[segmentsOf(address).join('/'), moved.objectId] as const] : []
    }),
  )
}

type Mover = { run: MoveInRun | undefined; mover: MovePicture | undefined }

async function moveOne(
  { run, mover, pages }: Mover & { pages: MovedPages },
  found: FoundDocument,
  text: MovedModules | undefined,
): Promise<MoveInItem> {
  const item = { ...itemOf(found), note: '' }
  if (!text) return { ...item, state: 'failed', note: t('Its text cannot be read.') }
  const note = lossReport(text.lost) ?? ''
  if (!run || !mover) return { ...item, state: 'new', note }
  const { nodes, lost } = await withPictures(text, mover)
  const imageId = found.picture ? ((await mover(found.picture)) ?? null) : null
  try {
    await moveDocument(run, { found, nodes, imageId }, pages)
    return { ...item, state: 'new', note: lossReport(lost) ?? '' }
  } catch (error) {
    return { ...item, state: 'failed', note: messageOf(error) }
  }
}

/** The modules with their pictures from the media library; those whose picture cannot be had are left out. */
async function withPictures({ nodes, pictures, lost }: MovedModules, mover: MovePicture): Promise<Pick<MovedModules, 'nodes' | 'lost'>> {
  const found = new Map<string, number | undefined>()
  for (const { nodeId, address, alt } of pictures) found.set(nodeId, await mover({ address, alt, credit: '' }))
  const missing = [...found.values()].filter((id) => id === undefined).length
  const filled = nodes.flatMap((node) => {
    if (!found.has(node.id)) return [node]
    const image = found.get(node.id)
    return image === undefined ? [] : [{ ...node, data: { ...node.data, image } }]
  })
  return { nodes: filled, lost: { ...lost, pictures: lost.pictures + missing } }
}

/** Moves the performances, production by production; all of one come in or none. */
async function moveProgramme(mover: Mover, found: FoundPerformance[], fallbackPlace: string): Promise<MoveInItem[]> {
  const groups = [...Map.groupBy(found, ({ title }) => title.toLowerCase()).values()].map(groupOf)
  const texts = mover.run ? await readModules(groups) : []
  const items: MoveInItem[] = []
  for (const [index, group] of groups.entries()) {
    const failure = await moveGroup(mover, group, { text: texts[index], fallbackPlace: fallbackPlace || group.title })
    const state = failure ? ('failed' as const) : ('new' as const)
    items.push(...group.performances.map((one) => ({ ...itemOf({ kind: 'performance', ...one }), state, note: failure })))
  }
  return items
}

/** The performances of one title with the longest text that any of them has. */
type Group = { title: string; address: string; html: string; performances: FoundPerformance[] }

function groupOf(performances: FoundPerformance[]): Group {
  const richest = performances.reduce((best, one) => (one.html.length > best.html.length ? one : best))
  return { title: richest.title, address: richest.address, html: richest.html, performances }
}

/** @returns why it failed; empty when it did not, and for a dry run */
async function moveGroup(
  { run, mover }: Mover,
  { title, performances }: Group,
  { text, fallbackPlace }: { text: MovedModules | undefined; fallbackPlace: string },
): Promise<string> {
  if (!run || !mover) return ''
  const picture = performances.find((one) => one.picture)?.picture
  const imageId = picture ? ((await mover(picture)) ?? null) : null
  try {
    await moveProduction(run, { title, performances, description: joinedText(text), imageId }, fallbackPlace)
    return ''
  } catch (error) {
    return messageOf(error)
  }
}

/** The texts among the modules as one, since a production has one text. */
function joinedText(text: MovedModules | undefined): RichText | null {
  const content = (text?.nodes ?? []).flatMap(({ type, data }) => (type === 'text' ? (data.content as RichText).content : []))
  return content.length > 0 ? { type: 'doc', content } : null
}

function messageOf(error: unknown): string {
  if (!(error instanceof Problem)) throw error
  const fields = Object.values((error.extras.errors ?? {}) as Record<string, string[]>).flat()
  return [error.message, ...fields].join(' ')
}
