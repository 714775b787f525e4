import { takeInContent, takeInPage } from '../content/index.server.ts'
import type { ContentNode } from '../content/index.ts'
import { toDate } from '../platform/clock/clock.ts'
import { slugOf } from '../platform/format/slug.ts'
import { decoded } from '../platform/routing/decoded.ts'
import { link } from '../platform/routing/link.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import type { FoundDocument } from './found-site.ts'
import { categoriesOf } from './move-categories.server.ts'
import type { MoveInRun } from './move-in-services.ts'
import { movePerson } from './move-person.server.ts'
import { recordMoved } from './moved-objects.server.ts'
import { redirectFrom } from './redirect-from.server.ts'

/** A document with its text as modules, and its picture in the media library. */
export type ReadyDocument = { found: FoundDocument; nodes: ContentNode[]; imageId: number | null }

/** What addresses of files of pages end in. */
const PAGE_ENDING = /\.(?:html?|php|aspx?)$/i

/** Where pages of the other site are here: the id of each by its path there. */
export type MovedPages = Map<string, number>

/** Moves one page, article or person with its redirect, or nothing of it. @returns its address here @throws Problem */
export async function moveDocument(run: MoveInRun, ready: ReadyDocument, pages: MovedPages): Promise<string> {
  const { platform, viewer } = run
  const { kind } = ready.found
  return withWriteContext({ platform, viewer, type: recordTypeNamed(kind === 'person' ? 'person' : 'article') }, (work) => {
    if (kind === 'person') return movePerson(run, work, ready)
    return kind === 'page' ? movePage(run, work, ready, pages) : moveArticle(run, work, ready)
  })
}

async function movePage(run: MoveInRun, work: WriteContext, { found, nodes, imageId }: ReadyDocument, pages: MovedPages): Promise<string> {
  const { tx, invalidate } = work
  const segments = segmentsOf(found.address)
  const parentId = pages.get(segments.slice(0, -1).join('/')) ?? null
  const shown = imageId === null ? nodes : [pictureNode(imageId), ...nodes]
  const page = await takeInPage(
    { services: run, modules: run.modules, viewer: run.viewer, tx, invalidate },
    {
      ...{ title: found.title.slice(0, 200), parentId, description: found.lead.slice(0, 300), isOnline: run.isOnline, nodes: shown },
      slug: slugOf(decoded(segments.at(-1) ?? '').replace(PAGE_ENDING, '')) || slugOf(found.title) || 'seite',
    },
  )
  await recordMoved(tx, run.id, { contentType: 'page', objectId: page.id, sourceAddress: found.address })
  await redirectFrom(run, work, found.address, page.url)
  pages.set(segments.join('/'), page.id)
  return page.url
}

async function moveArticle(run: MoveInRun, work: WriteContext, { found, nodes, imageId }: ReadyDocument): Promise<string> {
  const { tx, invalidate, platform } = work
  const { categoryId, tags } = await categoriesOf(run, work, found)
  const { id, values } = await createInTx(work, {
    ...{ title: found.title.slice(0, 300), lead: found.lead.slice(0, 1000), author: found.author.slice(0, 200) },
    ...{ categoryId, tags, imageId, isOnline: run.isOnline },
    publishedAt: found.publishedAt ?? toDate(platform.clock.now()).toISOString(),
  })
  await takeInContent(
    { services: run, modules: run.modules, viewer: run.viewer, tx, invalidate },
    { contentType: 'article', objectId: id },
    nodes,
  )
  await recordMoved(tx, run.id, { contentType: 'article', objectId: id, sourceAddress: found.address })
  const url = link('magazine-slug-id', { slug: String(values.slug), id })
  await redirectFrom(run, work, found.address, url)
  return url
}

function pictureNode(image: number): ContentNode {
  return { id: crypto.randomUUID().replaceAll('-', '').slice(0, 20), type: 'image', version: 1, data: { image, format: 'Large', text: '' } }
}

/** The parts of an address's path. */
export function segmentsOf(address: string): string[] {
  return new URL(address).pathname.split('/').filter(Boolean)
}
