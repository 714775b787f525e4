import type { Page } from '@playwright/test'
import { createPage, edit, headlineNode, sendAsStaff, textNode } from './staff.ts'

/** Changes the draft of a page that is open for editing. */
export async function changeDraft(page: Page, ...operations: object[]): Promise<void> {
  const id = await page.locator('main [data-container]').first().getAttribute('data-container')
  const { revision } = await (await page.request.get(`/de/pageeditor-api/draft/${id}`)).json()
  const batch = { base_revision: revision, batch_id: crypto.randomUUID(), operations }
  await sendAsStaff(page, 'PATCH', `/de/pageeditor-api/draft/${id}`, batch)
}

/** The modules of the draft in order, each by its id and first words. */
export async function draftOf(page: Page): Promise<string[]> {
  const id = await page.locator('main [data-container]').first().getAttribute('data-container')
  const { document } = await (await page.request.get(`/de/pageeditor-api/draft/${id}`)).json()
  return document.columns[0].children.map((node: { id: string; data: { content?: unknown; image?: number } }) =>
    typeof node.data.content === 'string' ? `${node.id} ${node.data.content}` : `${node.id} ${node.data.image ?? ''}`.trim(),
  )
}

const image = (id: string, picture: number) => ({
  id,
  type: 'image',
  version: 1,
  data: { image: picture, format: 'Large', text: 'Im Foyer' },
})
/** The line above a module that differs. */
export const mark = (page: Page, name: RegExp | string) => page.locator('main').getByRole('group', { name })
/** The bar of a comparison. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Vergleich' })

/** A page with one change of each kind: a word, a new module, a removed one, a moved one, another picture in another size. */
export async function changedPage(page: Page): Promise<{ path: string; pictures: [number, number] }> {
  const { results } = await (await page.request.get('/api/media/?page_size=2')).json()
  const pictures: [number, number] = [results[0].id, results[1].id]
  const path = await createPage(page, 'unterschied', [
    headlineNode('head-1', 'Anreise mit Bahn'),
    textNode('text-1', 'Der Bus hält am Markt.', 'Zu Fuß sind es fünf Minuten.'),
    headlineNode('gone-1', 'Parken'),
    image('image-1', pictures[0]),
    headlineNode('last-1', 'Barrierefrei'),
  ])
  await edit(page, path)
  await changeDraft(
    page,
    { type: 'update', id: 'head-1', data: { content: 'Anreise mit Bus' } },
    { type: 'update', id: 'text-1', data: textNode('x', 'Der Bus hält vor dem Markt.', 'Zu Fuß sind es fünf Minuten.').data },
    { type: 'remove', id: 'gone-1' },
    { type: 'update', id: 'image-1', data: { image: pictures[1], format: 'Small' } },
    { type: 'move', id: 'last-1', place: { parent: 'root', column: 0, before: 'head-1' } },
    { type: 'insert', node: headlineNode('fresh-1', 'Fahrräder'), place: { parent: 'root', column: 0, before: null } },
  )
  return { path, pictures }
}
