import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { emptyDocument, type ModuleView, ModuleViewsContext, PlainRegion, type Region } from '../content/index.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import ImageView from './image/View.tsx'
import ImageListView from './image-list/View.tsx'
import TwoColumnsView from './two-columns/View.tsx'

const picture = (id: number, credit: string): PictureSource => ({
  ...{ id, src: `/${id}.jpg`, srcSets: { avif: '', webp: '', jpg: '' }, width: 3, height: 2, alt: 'Eine Gasse' },
  ...{ credit, position: '50% 50%', placeholder: null },
})

function render(View: ModuleView, type: string, data: Record<string, unknown>): string {
  const document = { ...emptyDocument(), columns: [{ classes: '', children: [{ id: 'node-1', type, version: 1, data }] }] }
  const pictures = { 1: picture(1, 'Foto: Ada Lind'), 2: picture(2, '') }
  const region = { containers: [{ id: 1, document }], prepared: { pictures, data: {} }, staticNodes: [] } as unknown as Region
  return renderToStaticMarkup(
    <ModuleViewsContext value={() => View}>
      <PlainRegion region={region} />
    </ModuleViewsContext>,
  )
}

it.each<[string, ModuleView, (image: number) => Record<string, unknown>]>([
  ['image', ImageView, (image) => ({ image, format: 'Large', text: 'Im Foyer' })],
  ['two-columns', TwoColumnsView, (image) => ({ image })],
  ['image-list', ImageListView, (image) => ({ format: 'grid', children: [{ image, text: 'Im Foyer' }] })],
])('%s names who made the picture, once, and nobody where nobody is known', (type, View, dataOf) => {
  expect(render(View, type, dataOf(1)).match(/<small[^>]*>Foto: Ada Lind<\/small>/g)).toHaveLength(1)
  expect(render(View, type, dataOf(2))).not.toContain('<small')
})
