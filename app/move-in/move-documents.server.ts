import { eq } from 'drizzle-orm'
import { takeInContent, takeInPage } from '../content/index.server.ts'
import type { ContentNode } from '../content/index.ts'
import { articleCategories, articleTags } from '../magazine/tables.ts'
import { toDate } from '../platform/clock/clock.ts'
import { slugOf } from '../platform/format/slug.ts'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { recordTypeNamed } from '../records/registry.server.ts'
import { createInTx, type WriteContext, withWriteContext } from '../records/write.server.ts'
import { redirects } from '../site/tables.ts'
import { createMoved } from './create-moved.server.ts'
import type { FoundDocument } from './found-site.ts'
import type { MoveInRun } from './move-in-services.ts'
import { recordMoved } from './moved-objects.server.ts'

/** A document with its text as modules, and its picture in the media library. */
export type ReadyDocument = { found: FoundDocument; nodes: ContentNode[]; imageId: number | null }

/** What addresses of files of pages end in. */
const PAGE_ENDING = /\.(?:html?|php|aspx?)$/i

/** Where pages of the other site are here: the id of each by its path there. */
export type MovedPages = Map<string, number>

/** Moves one page or article with its redirect, or nothing of it. @throws Problem */
export async function moveDocument(run: MoveInRun, ready: ReadyDocument, pages: MovedPages): Promise<void> {
  const { platform, viewer } = run
  await withWriteContext({ platform, viewer, type: recordTypeNamed('article') }, (work) =>
    ready.found.kind === 'page' ? movePage(run, work, ready, pages) : moveArticle(run, work, ready),
  )
}

async function movePage(run: MoveInRun, work: WriteContext, { found, nodes, imageId }: ReadyDocument, pages: MovedPages): Promise<void> {
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
}

async function moveArticle(run: MoveInRun, work: WriteContext, { found, nodes, imageId }: ReadyDocument): Promise<void> {
  const { tx, invalidate, platform } = work
  const categoryId = await categoryNamed(run, work, found.categories[0] || t('News|category'))
  const tags: number[] = []
  for (const name of new Set(found.tags.slice(0, 20))) tags.push(await tagNamed(run, work, name))
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
  await redirectFrom(run, work, found.address, link('magazine-slug-id', { slug: String(values.slug), id }))
}

function pictureNode(image: number): ContentNode {
  return { id: crypto.randomUUID().replaceAll('-', '').slice(0, 20), type: 'image', version: 1, data: { image, format: 'Large', text: '' } }
}

async function categoryNamed(run: MoveInRun, work: WriteContext, name: string): Promise<number> {
  const [known] = await work.tx
    .select({ id: articleCategories.id })
    .from(articleCategories)
    .where(eq(articleCategories.name, name))
    .limit(1)
  return known?.id ?? createMoved(run, work, 'article-category', { name: name.slice(0, 200) })
}

async function tagNamed(run: MoveInRun, work: WriteContext, name: string): Promise<number> {
  const [known] = await work.tx.select({ id: articleTags.id }).from(articleTags).where(eq(articleTags.name, name)).limit(1)
  return known?.id ?? createMoved(run, work, 'article-tag', { name: name.slice(0, 200) })
}

/** Leads from the old address to the new one, unless something else of this site has it. */
export async function redirectFrom(run: MoveInRun, work: WriteContext, address: string, newPath: string): Promise<void> {
  const { pathname, search } = new URL(address)
  const oldPath = `${pathname === '/' ? '' : pathname.replace(/\/+$/, '')}${search}`
  // The first page of the other site is where this one has its own.
  if (oldPath === '' || oldPath === newPath || oldPath.startsWith('/de/') || oldPath === '/de') return
  const [taken] = await work.tx.select({ id: redirects.id }).from(redirects).where(eq(redirects.oldPath, oldPath))
  if (!taken) await createMoved(run, work, 'redirect', { oldPath, newPath })
}

/** The parts of an address's path. */
export function segmentsOf(address: string): string[] {
  return new URL(address).pathname.split('/').filter(Boolean)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
