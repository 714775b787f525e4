import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editPage } from '../../../tests/components/edit-page.tsx'
import { headlineNode, textNode } from '../../../tests/support/content-nodes.ts'
import { emptyDocument } from '../../content/index.ts'
import type { EditorSession } from '../session/session.ts'
import { generatedPartAt } from './origin-at.ts'

const PIECE = '/de/stuecke/salz/12'

/** Puts HTML on the page as the editor draws it, with the documents that it shows. */
function drawn(html: string, nodes: object[] = []): (selector: string) => { title: string; element: Element } | undefined {
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = html
  onTestFinished(() => main.remove())
  const session = {
    region: { contentType: 'page', objectId: 1 },
    getState: () => ({ documents: { 7: { ...emptyDocument(), columns: [{ classes: '', children: nodes }] } } }),
  } as unknown as EditorSession
  return (selector) => generatedPartAt(main.querySelector(selector), session)
}

test('a page with one link to an object does not come from it', () => {
  const at = drawn(`
    <article><h1>Mitmachen</h1>
      <div data-container="7"><p id="gap"></p><p data-node="link-1"><a href="${PIECE}">Abo bestellen</a></p></div>
      <ul><li id="row"><a href="/de/stuecke/brand/13">Brand</a></li></ul>
    </article>`)
  expect(at('#gap')).toBeUndefined()
  expect(at('h1')).toBeUndefined()
  expect(at('#row')?.title).toBe('Brand')
})

test('a link that an editor has set comes from here, and one that a module makes comes from its object', () => {
  const set = { id: 'link-1', type: 'link', version: 1, data: { link: `${PIECE}?date=1#termine`, link_text: 'Karten' } }
  const list = { id: 'list-1', type: 'event-list', version: 1, data: {} }
  const at = drawn(
    `<div data-container="7"><p data-node="link-1"><a href="${PIECE}">Karten</a></p>
      <section data-node="list-1"><ol><li id="row"><b>19:30</b> <a href="${PIECE}">Salz</a></li></ol></section></div>`,
    [set, list],
  )
  expect(at('[data-node="link-1"] a')).toBeUndefined()
  expect(at('#row b')?.title).toBe('Salz')
})

test('an item does not come from what an item within it shows', () => {
  const at = drawn(`<ul><li id="day">Heute<ul><li><a href="${PIECE}">Salz</a></li></ul></li></ul>`)
  expect(at('#day')).toBeUndefined()
  expect(at('#day a')?.title).toBe('Salz')
})

test('it is named by its title, without the line below it', () => {
  const lines = `<span style="display: block">Salz</span><span style="display: block">Solo von und mit Gesine Althaus</span>`
  const at = drawn(
    `<ul><li id="lines"><a href="${PIECE}">${lines}</a></li><li id="head"><a href="${PIECE}"><h3>Salz</h3><p>Solo</p></a></li></ul>`,
  )
  expect(at('#lines')?.title).toBe('Salz')
  expect(at('#head')?.title).toBe('Salz')
})

test('of what a hero shows, only what it says in words of its own comes from here', () => {
  const hero = { id: 'hero-1', type: 'hero-media', version: 2, data: { headline: 'Heute Abend', text: '' } }
  const at = drawn(
    `<div data-container="7"><section data-node="hero-1" data-from="Salz" data-from-url="${PIECE}"><p id="ground"></p>
      <h2 role="textbox" data-field="headline">Heute Abend</h2><p role="textbox" data-field="text">Studio</p></section></div>`,
    [hero],
  )
  expect(at('h2')).toBeUndefined()
  expect(at('[data-field="text"]')?.title).toBe('Salz')
  expect(at('#ground')?.title).toBe('Salz')
})

test('no chip stands over a line that is being typed', async () => {
  await editPage([headlineNode('head-1', 'Der Saal'), textNode('text-1', 'Hallo')])
  const row = document.createElement('ul')
  row.innerHTML = `<li><a href="${PIECE}">Salz</a></li>`
  document.querySelector('[data-node="text-1"]')?.after(row)
  const chip = page.getByRole('link', { name: 'Kommt aus „Salz“' })
  await userEvent.hover(row)
  await expect.element(chip).toBeVisible()
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await userEvent.hover(row)
  await expect.element(chip).not.toBeInTheDocument()
})
