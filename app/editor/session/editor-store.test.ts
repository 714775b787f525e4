import { beforeEach, describe, expect, it } from 'vitest'
import type { Region } from '../../content/index.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { CONTAINER, documentWith, headline } from './draft-server.test-support.ts'
import type { Person } from './editor-state.ts'
import { EditorStore } from './editor-store.ts'

const OTHER = 2
const region: Region = {
  contentType: 'page',
  objectId: 1,
  containers: [
    {
      id: CONTAINER,
      slug: 'page-1',
      revision: 0,
      document: documentWith(headline('node-a'), headline('node-b'), headline('node-c')),
      hasDraft: false,
    },
    { id: OTHER, slug: 'page-1-aside', revision: 0, document: documentWith(headline('node-x')), hasDraft: true },
  ],
  prepared: { pictures: {}, data: {} },
  staticNodes: [],
}
const named = (nodeId: string, containerId = CONTAINER) => ({ containerId, nodeId })

let store: EditorStore
/** how often listeners were called */
let calls: number
beforeEach(() => {
  store = new EditorStore(region)
  calls = 0
  store.subscribe(() => calls++)
})
const selection = () => {
  const { selected, multiSelected } = store.getState()
  return { selected: selected?.nodeId, multiSelected }
}

describe('the state', () => {
  it('begins as the page stands: nothing selected, and a draft where one container has one', () => {
    expect(store.getState()).toMatchObject({
      selected: null,
      multiSelected: [],
      hasDraft: true,
      syncState: 'synced',
      conflicts: [],
      toast: null,
    })
    expect(Object.keys(store.getState().documents)).toEqual([String(CONTAINER), String(OTHER)])
  })

  it('is another object after a change, and the same one when nothing has changed', () => {
    const before = store.getState()
    store.select(null)
    store.showSettings(false)
    store.setPresence([])
    store.dismissToast()
    store.closeField('node-a', 'content')
    expect([store.getState(), calls]).toEqual([before, 0])
    expect(store.getState()).toBe(before)
    store.select(named('node-a'))
    expect(store.getState()).not.toBe(before)
    expect(before.selected).toBeNull()
    expect(calls).toBe(1)
  })

  it('is told to no listener that has ended its subscription', () => {
    let late = 0
    const end = store.subscribe(() => late++)
    store.announce('one')
    end()
    store.announce('two')
    expect([late, calls]).toEqual([1, 2])
  })
})

describe('a selection', () => {
  it('of one module takes the place of several, also of the same module among them', () => {
    store.selectTogether(named('node-a'), ['node-a', 'node-b'])
    expect(selection()).toEqual({ selected: 'node-a', multiSelected: ['node-a', 'node-b'] })
    store.select(named('node-a'))
    expect(selection()).toEqual({ selected: 'node-a', multiSelected: [] })
  })

  it('of a module together with itself is one of a single module', () => {
    store.selectTogether(named('node-a'), ['node-a'])
    expect(selection()).toEqual({ selected: 'node-a', multiSelected: [] })
  })

  it('grows and shrinks by toggling, and never loses its last module', () => {
    store.toggleSelected(named('node-a'))
    expect(selection()).toEqual({ selected: 'node-a', multiSelected: [] })
    store.toggleSelected(named('node-b'))
    store.toggleSelected(named('node-c'))
    expect(selection()).toEqual({ selected: 'node-a', multiSelected: ['node-a', 'node-b', 'node-c'] })
    store.toggleSelected(named('node-a'))
    expect(selection()).toEqual({ selected: 'node-b', multiSelected: ['node-b', 'node-c'] })
    store.toggleSelected(named('node-c'))
    expect(selection()).toEqual({ selected: 'node-b', multiSelected: [] })
    store.toggleSelected(named('node-b'))
    expect(selection()).toEqual({ selected: 'node-b', multiSelected: [] })
  })

  it('stays within one container: a module of another is selected alone', () => {
    store.selectTogether(named('node-a'), ['node-a', 'node-b'])
    store.toggleSelected(named('node-x', OTHER))
    expect(store.getState()).toMatchObject({ selected: named('node-x', OTHER), multiSelected: [] })
  })
})

describe('an opened field', () => {
  it('is one at a time, and closed by itself alone', () => {
    store.openField('node-a', 'content')
    store.openField('node-b', 'lead')
    store.closeField('node-a', 'content')
    expect(store.getState().openField).toBe('node-b.lead')
    store.closeField('node-b', 'lead')
    expect(store.getState().openField).toBeNull()
  })
})

describe('a message', () => {
  it('is shown and read out, and its announcement stays when it is dismissed', () => {
    store.showToast('Verschoben', true)
    expect(store.getState()).toMatchObject({ toast: { text: 'Verschoben', canUndo: true }, announcement: 'Verschoben' })
    store.dismissToast()
    expect(store.getState()).toMatchObject({ toast: null, announcement: 'Verschoben' })
    store.announce('Ausgewählt')
    expect(store.getState()).toMatchObject({ toast: null, announcement: 'Ausgewählt' })
  })
})

it('draws nothing anew when the same people are still there', () => {
  const rita: Person = { visit: 'hers', name: 'Rita Redaktion', node: 'node-a', caret: null, is_me: false }
  store.setPresence([rita])
  store.setPresence([{ ...rita }])
  expect(calls).toBe(1)
  store.setPresence([{ ...rita, node: 'node-b' }])
  expect(calls).toBe(2)
})

it('keeps the pictures of different uses of one file apart', () => {
  const picture: PictureSource = {
    id: 7,
    src: '/a.jpg',
    srcSets: { avif: '', webp: '', jpg: '' },
    width: 4,
    height: 3,
    position: '50% 50%',
    alt: '',
    credit: '',
    placeholder: null,
  }
  store.addPicture(7, picture)
  store.addPicture({ id: 7, crop: { x: 0, y: 0, width: 0.5, height: 1 } }, { ...picture, src: '/b.jpg' })
  expect(Object.values(store.getState().pictures).map(({ src }) => src)).toEqual(['/a.jpg', '/b.jpg'])
})
