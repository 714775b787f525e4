import { createContainer, recordFirstVersion } from '../app/content/index.server.ts'
import type { ContainerDocument, ContentNode } from '../app/content/index.ts'
import { pages } from '../app/content/tables.ts'
import type { Platform } from '../app/platform/platform.ts'
import { legalPages } from './content/legal.ts'
import { moduleCatalogue } from './content/module-catalogue.ts'
import type { WrittenNode } from './content/nodes.ts'
import type { DemoPage } from './content/pages/page.ts'
import { pages as demoPages } from './content/pages.ts'
import { type References, resolved } from './references.ts'

const FIRST_VERSION = 'Erste Fassung'

/** Fills the pages, parents before their children. */
export async function fillPages(platform: Platform, references: References): Promise<void> {
  const ids = new Map<string, number>()
  for (const [position, page] of [...demoPages, moduleCatalogue].entries()) {
    const parentPath = page.path.split('/').slice(0, -1).join('/')
    const original = originalOf(page, ids, references)
    const [row] = await platform.db
      .insert(pages)
      .values({
        path: original?.below ? `${original.below}/${page.path}` : page.path,
        ...original?.columns,
        title: page.title,
        headline: page.headline ?? '',
        metaDescription: page.description,
        isOnline: !page.isOffline,
        inMenu: page.inMenu ?? false,
        inFooter: page.inFooter ?? false,
        parentId: parentPath ? ids.get(parentPath) : null,
        position,
      })
      .returning({ id: pages.id })
    if (!row) throw new Error(`The page "${page.path}" was not taken in.`)
    if (!original?.below) ids.set(page.path, row.id)
    await fillContainer(platform, { slug: `page-${row.id}`, contentType: 'page', objectId: row.id, nodes: page.nodes, references })
  }
}

/** Of what a page is a variant, and the path of the record that it lies below. */
function originalOf({ variantOf, isFilm }: DemoPage, ids: ReadonlyMap<string, number>, { addresses }: References) {
  if (variantOf === undefined) return undefined
  const variant = isFilm ? ('sign-language' as const) : ('easy-read' as const)
  const address = variantOf.startsWith('to:') ? addresses.get(variantOf.slice('to:'.length)) : undefined
  if (!address) return { columns: { variant, variantOfType: 'page', variantOfId: ids.get(variantOf) ?? null } }
  const columns = { variant, variantOfType: 'production', variantOfId: Number(address.split('/').at(-1)) }
  return { columns, below: address.split('/').slice(2).join('/') }
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
