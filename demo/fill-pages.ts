import { createContainer, recordFirstVersion } from '../app/content/index.server.ts'
import type { ContainerDocument, ContentNode } from '../app/content/index.ts'
import { pages } from '../app/content/tables.ts'
import type { Platform } from '../app/platform/platform.ts'
import { legalPages } from './content/legal.ts'
import { moduleCatalogue } from './content/module-catalogue.ts'
import type { WrittenNode } from './content/nodes.ts'
import { pages as demoPages } from './content/pages.ts'
import { type References, resolved } from './references.ts'

const FIRST_VERSION = 'Erste Fassung'

/** Fills the pages, parents before their children. */
export async function fillPages(platform: Platform, references: References): Promise<void> {
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
    if (!row) throw new Error(`The page "${page.path}" was not taken in.`)
    ids.set(page.path, row.id)
    await fillContainer(platform, { slug: `page-${row.id}`, contentType: 'page', objectId: row.id, nodes: page.nodes, references })
  }
}

/** Fills imprint, privacy policy and terms, which the site reads by these numbers. */
export async function fillLegal(platform: Platform, references: References): Promise<void> {
  for (const [index, { slug, nodes }] of legalPages.entries())
    await fillContainer(platform, { slug, contentType: 'legal', objectId: index + 1, nodes, references })
}

type Filling = { slug: string; contentType: string; objectId: number; nodes: WrittenNode[]; references: References }

/** Stores modules in a container of their own, with its first version. */
export async function fillContainer(platform: Platform, { slug, contentType, objectId, nodes, references }: Filling): Promise<void> {
  const children = nodes.map((node, index) => nodeOf(node, `${slug}-${index}`, references))
  const document: ContainerDocument = { layout: 0, extraClass: '', image: null, columns: [{ classes: '', children }] }
  await createContainer(platform, { slug, model: 'container', contentType, objectId, document })
  await recordFirstVersion(platform, { contentType, objectId, summary: FIRST_VERSION })
}

function nodeOf({ type, data, columns }: WrittenNode, id: string, references: References): ContentNode {
  const node = { id, type, version: 1, data: resolved(data, references) }
  if (!columns) return node
  return {
    ...node,
    columns: columns.map((children, column) => ({
      classes: '',
      children: children.map((child, index) => nodeOf(child, `${id}-${column}-${index}`, references)),
    })),
  }
}
