import { describe, expect, it } from 'vitest'
import { type BuiltScript, sheetsOfVisitors } from './single-stylesheet.ts'

const part = (name: string, more: Partial<BuiltScript> = {}): BuiltScript => ({
  fileName: `${name}.js`,
  facadeModuleId: null,
  isEntry: false,
  imports: [],
  moduleIds: [],
  sheets: [`${name}.css`],
  ...more,
})

const page = (source: string, more: Partial<BuiltScript> = {}): BuiltScript =>
  part(source.replaceAll('/', '-'), { facadeModuleId: `/house/app/${source}.tsx?route`, isEntry: true, ...more })

const frame = part('frame')
const root = page('shell/root', { imports: ['frame.js'], sheets: [] })

describe('the sheet of the visitors', () => {
  it('has what every page imports once, the frame first, what is used before what uses it, and in the same order in every build', () => {
    const row = part('row', { imports: ['frame.js'] })
    const list = page('programme/pages/list', { imports: ['frame.js', 'row.js'] })
    const article = page('magazine/pages/article', { imports: ['row.js'] })
    const expected = ['frame.css', 'row.css', 'magazine-pages-article.css', 'programme-pages-list.css']
    expect(sheetsOfVisitors([list, row, article, frame, root])).toEqual(expected)
    expect(sheetsOfVisitors([root, frame, article, row, list])).toEqual(expected)
  })

  it('has nothing of what staff alone or a click brings', () => {
    const hub = page('admin/pages/hub', { imports: ['frame.js', 'table.js'] })
    const dialog = part('dialog', { facadeModuleId: '/house/app/booking/Dialog.tsx' })
    expect(sheetsOfVisitors([hub, part('table'), dialog, frame, root])).toEqual(['frame.css'])
  })

  it('has what the server renders of parts whose scripts come later', () => {
    const page = part('faq', { moduleIds: ['/house/app/modules/faq/View.tsx'] })
    expect(sheetsOfVisitors([page, frame, root])).toEqual(['frame.css', 'faq.css'])
  })

  it('is not made when a part that visitors load brings styles of the staff', () => {
    const mixed = part('mixed', { moduleIds: ['/house/app/ui/Chip.module.css', '/house/app/editor/toolbar.module.css'] })
    const list = page('programme/pages/list', { imports: ['mixed.js'] })
    expect(() => sheetsOfVisitors([root, frame, mixed, list])).toThrow(
      'mixed.js, which visitors load, brings the styles of /house/app/editor/toolbar',
    )
  })

  it('is not made without the root, which brings it', () => {
    expect(() => sheetsOfVisitors([frame])).toThrow('no root')
  })
})
