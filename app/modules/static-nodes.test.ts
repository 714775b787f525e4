import { expect, it } from 'vitest'
import { type ContainerDocument, type ContentNode, emptyDocument } from '../content/index.ts'
import { moduleRegistry } from './module-registry.server.ts'

let count = 0
function nodeOf(type: string, data: Record<string, unknown> = {}, children?: ContentNode[]): ContentNode {
  count += 1
  const node = { id: `${type}-${count}`, type, version: 1, data }
  return children ? { ...node, columns: [{ classes: '', children }] } : node
}

function documentOf(...children: ContentNode[]): ContainerDocument {
  return { ...emptyDocument(), columns: [{ classes: '', children }] }
}

it('a module without behaviour needs no script, and of a section with such modules alone only the section is named', () => {
  const text = nodeOf('text')
  const section = nodeOf('section', {}, [nodeOf('headline'), nodeOf('image')])
  expect(moduleRegistry.staticNodes(documentOf(text, section))).toEqual([text.id, section.id])
})

it('a section with a form is rendered by the browser, and the modules beside the form are not', () => {
  const headline = nodeOf('headline')
  const inner = nodeOf('section', {}, [nodeOf('form')])
  expect(moduleRegistry.staticNodes(documentOf(nodeOf('section', {}, [headline, inner])))).toEqual([headline.id])
})

it('teasers as a list need no script, as a slider they do; an unknown type is never static', () => {
  const list = nodeOf('teaser-list', { display: 'list' })
  const slider = nodeOf('teaser-list', { display: 'slider' })
  expect(moduleRegistry.staticNodes(documentOf(list, slider, nodeOf('of-another-release')))).toEqual([list.id])
})
