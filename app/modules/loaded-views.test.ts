import { expect, it } from 'vitest'
import { moduleDefinitions } from './definitions.ts'
import { areViewsLoaded, loadAllViews, loadedModuleView, loadViews, onceDrawable } from './loaded-views.tsx'
import { moduleView } from './views.ts'

const types = moduleDefinitions.map(({ type }) => type)

it('the editor has the views of what writing makes from the start, the others once they are loaded', async () => {
  expect(areViewsLoaded(['text', 'headline', 'image', 'section'])).toBe(true)
  expect(areViewsLoaded(['video'])).toBe(false)
  await loadViews(['video', 'event-list'])
  expect(areViewsLoaded(['video', 'event-list', 'text'])).toBe(true)
})

it('what is inserted waits for its view alone, and not at all once it is there', async () => {
  const done: string[] = []
  onceDrawable(['audio'], () => done.push('audio'))
  onceDrawable(['text'], () => done.push('text'))
  expect(done).toEqual(['text'])
  await loadViews(['audio'])
  await expect.poll(() => done).toEqual(['text', 'audio'])
  onceDrawable(['audio'], () => done.push('again'))
  expect(done).toContain('again')
})

it('a view that was drawn before it was loaded stays the same component, so that no text loses the focus', async () => {
  const early = loadedModuleView('quote-unknown')
  await loadViews(['quote-unknown'])
  expect(loadedModuleView('quote-unknown')).toBe(early)
})

it('the editor has the view of every module once all are loaded', async () => {
  await loadAllViews()
  expect(areViewsLoaded(types)).toBe(true)
  expect(types.filter((type) => typeof loadedModuleView(type) !== 'function')).toEqual([])
})

it('visitors load every view with the first page on which the browser renders it', () => {
  expect(types.filter((type) => typeof moduleView(type) === 'function')).toEqual([])
})
