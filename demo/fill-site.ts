import { createContainer, recordFirstVersion } from '../app/content/index.server.ts'
import type { ContainerDocument, ContentNode } from '../app/content/index.ts'
import { pages } from '../app/content/tables.ts'
import { forms } from '../app/forms/tables.ts'
import { articleCategories, articles, articleTagLinks, articleTags } from '../app/magazine/tables.ts'
import { dateOf, dayOf } from '../app/platform/clock/clock.ts'
import type { MediaStore } from '../app/platform/media/store.ts'
import { media as mediaTable } from '../app/platform/media/tables.ts'
import type { Platform } from '../app/platform/platform.ts'
import { teasers } from '../app/programme/tables.ts'
import { writeSettings } from '../app/site/index.server.ts'
import { alerts, openingHours } from '../app/site/tables.ts'
import * as magazine from './content/articles.ts'
import { legalPages } from './content/legal.ts'
import { houseNotes, moduleCatalogue } from './content/module-catalogue.ts'
import { pages as demoPages } from './content/pages.ts'
import { richText } from './content/rich-text.ts'
import * as site from './content/site.ts'
import type { DemoArticle } from './content/types.ts'
import { addArt, addCrop, drawNumbered } from './pictures.ts'
import { addRecordings } from './recordings/index.ts'
import { addSigns } from './signs.ts'

const HOUSE_NAME = 'Festspiele Marienbrück'
const FIRST_VERSION = 'Erste Fassung'

/** Fills everything of the demo house but its programme: settings, hours, pages, magazine, forms. */
export async function fillSite(platform: Platform, media: MediaStore): Promise<void> {
  await writeSettings(platform, { design: { houseName: HOUSE_NAME, whistleblowerLink: 'https://hinweise.marienbrueck.example' } })
  await fillTables(platform, media)
  const pictures = await picturesByName(platform)
  for (const [name, id] of [...(await addSigns(media)), ...(await addRecordings(media))]) pictures.set(name, id)
  await fillContainer(platform, 'haus-hinweise', 'shared', 1, houseNotes)
  await fillPages(platform, pictures)
  await fillLegal(platform)
  await fillMagazine(platform, media)
}

async function fillTables(platform: Platform, media: MediaStore): Promise<void> {
  const today = dayOf(platform.clock.now())
  const teaserImages = await Promise.all(
    site.teasers.map(({ name, headline, zweiklang }, index) =>
      addCrop(media, `teaser-${name}.svg`, drawNumbered(index + 7, { seed: `teaser-${name}`, title: headline, zweiklang }).crops.wide, ''),
    ),
  )
  await platform.write(async (tx, emit) => {
    await tx.insert(openingHours).values(site.openingHours)
    await tx.insert(alerts).values(site.alert)
    await tx.insert(forms).values(site.forms)
    await tx.insert(teasers).values(
      site.teasers.map(({ dayOffset, ...teaser }, index) => ({
        ...teaser,
        imageId: teaserImages[index],
        position: today.add({ days: dayOffset }).toString(),
      })),
    )
    emit('opening-hours', 'alerts', 'teasers')
  })
}

/** Ids of the wide pictures that the programme has brought, by the name of what they show. */
async function picturesByName(platform: Platform): Promise<Map<string, number>> {
  const rows = await platform.db.select({ id: mediaTable.id, filename: mediaTable.filename }).from(mediaTable)
  return new Map(rows.map((row) => [row.filename.replace(/-breit\.svg$/, '').replace(/^(venue|series)-/, '$1/'), row.id]))
}

async function fillPages(platform: Platform, pictures: Map<string, number>): Promise<void> {
  const ids = new Map<string, number>()
  for (const [position, page] of [...demoPages, moduleCatalogue].entries()) {
    const parentPath = page.path.split('/').slice(0, -1).join('/')
    const [row] = await platform.db
      .insert(pages)
      .values({
        path: page.path,
        title: page.title,
        headline: page.headline ?? '',
        metaDescription: page.description,
        isOnline: true,
        inMenu: page.inMenu ?? false,
        inFooter: page.inFooter ?? false,
        parentId: parentPath ? ids.get(parentPath) : null,
        position,
      })
      .returning({ id: pages.id })
    if (!row) continue
    ids.set(page.path, row.id)
    const nodes = page.nodes.map(({ pictures: named, ...node }, index) =>
      withPictures({ ...node, id: `n-${row.id}-${index}-start` }, named ?? {}, pictures),
    )
    await fillContainer(platform, `page-${row.id}`, 'page', row.id, nodes)
  }
}

function withPictures(node: ContentNode, named: Record<string, string>, pictures: Map<string, number>): ContentNode {
  const data: Record<string, unknown> = { ...node.data }
  for (const [field, name] of Object.entries(named)) data[field] = pictures.get(name) ?? null
  for (const [field, value] of Object.entries(data))
    if (Array.isArray(value)) data[field] = value.map((item) => itemWithPicture(item, pictures))
  return { ...node, data }
}

function itemWithPicture(item: unknown, pictures: Map<string, number>): unknown {
  const isNamed = typeof item === 'object' && item !== null && 'image' in item && typeof item.image === 'string'
  return isNamed ? { ...item, image: pictures.get(item.image as string) ?? null } : item
}

async function fillContainer(platform: Platform, slug: string, contentType: string, objectId: number, nodes: ContentNode[]): Promise<void> {
  const document: ContainerDocument = { layout: 0, extraClass: '', image: null, columns: [{ classes: '', children: nodes }] }
  await createContainer(platform, { slug, model: 'container', contentType, objectId, document })
  await recordFirstVersion(platform, { contentType, objectId, summary: FIRST_VERSION })
}

async function fillLegal(platform: Platform): Promise<void> {
  for (const [index, page] of legalPages.entries()) {
    const nodes = page.sections.flatMap((section, number): ContentNode[] => [
      { id: `legal-${index}-h${number}`, type: 'headline', version: 1, data: { headline_level: 2, content: section.headline } },
      { id: `legal-${index}-t${number}`, type: 'text', version: 1, data: { content: richText(section.text) } },
    ])
    await fillContainer(platform, page.slug, 'legal', index + 1, nodes)
  }
}

async function fillMagazine(platform: Platform, media: MediaStore): Promise<void> {
  const now = platform.clock.now()
  const categories = await platform.db
    .insert(articleCategories)
    .values(magazine.articleCategories.map((category, position) => ({ ...category, position })))
    .returning()
  const tags = await platform.db.insert(articleTags).values(magazine.articleTags).returning()
  for (const [index, article] of magazine.articles.entries()) {
    const art = await addArt(
      media,
      `artikel-${article.slug}`,
      drawNumbered(index + 11, { seed: `article/${article.slug}`, title: article.title, zweiklang: article.zweiklang }),
      `Motiv zu „${article.title}“`,
    )
    const [row] = await platform.db
      .insert(articles)
      .values({
        slug: article.slug,
        preline: article.preline,
        title: article.title,
        subline: article.subline,
        lead: article.lead,
        author: article.author,
        zweiklang: article.zweiklang,
        categoryId: categories.find((category) => category.slug === article.category)?.id ?? categories[0]?.id ?? 0,
        publishedAt: dateOf(now.subtract({ hours: article.publishedDaysAgo * 24 })),
        imageId: art.wide,
      })
      .returning({ id: articles.id })
    if (!row) continue
    const links = tags.filter((tag) => article.tags.includes(tag.slug)).map((tag) => ({ articleId: row.id, tagId: tag.id }))
    if (links.length > 0) await platform.db.insert(articleTagLinks).values(links)
    await fillContainer(platform, `article-${row.id}`, 'article', row.id, nodesOf(article, row.id))
  }
}

function nodesOf(article: DemoArticle, id: number): ContentNode[] {
  return article.body.map((block, index): ContentNode => {
    const node = { id: `article-${id}-${index}`, version: 1 }
    if (block.kind === 'headline') return { ...node, type: 'headline', data: { headline_level: 2, content: block.text } }
    if (block.kind === 'quote') return { ...node, type: 'quote', data: { content: block.text, author: block.author } }
    const markdown = block.kind === 'text' ? block.text : block.caption
    return { ...node, type: 'text', data: { content: richText(markdown) } }
  })
}
