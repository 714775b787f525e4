import { expect, it } from 'vitest'
import { type ContentNode, emptyDocument } from '../../content/index.ts'
import { anchorFindings } from './anchors.ts'

const module = (id: string, type: string, data: Record<string, unknown>): ContentNode => ({ id, type, version: 1, data })
const findings = (...children: ContentNode[]) =>
  anchorFindings({ 7: { ...emptyDocument(), columns: [{ classes: '', children }] } }, (name) => name === 'cookie-einstellungen').map(
    ({ nodeId, message }) => [nodeId, message],
  )

it('finds a way on the page that leads nowhere', () => {
  expect(findings(module('a', 'link', { link: '#karten', link_text: 'Karten' }), module('b', 'headline', { content: 'Karten' }))).toEqual([
    ['a', 'Ein Link führt zum Anker „karten“, den es auf dieser Seite nicht gibt.'],
  ])
})

it('finds one of a name that no address can say, and lets umlauts and blanks be written either way', () => {
  const link = (id: string, address: string) => module(id, 'link', { link: address, link_text: 'Dorthin' })
  const place = module('d', 'html', { html_code: '<p id="größe">x</p>', anchor: 'größe' })
  expect(findings(link('a', '#50%'), link('b', '#%E0%A4%A'))).toEqual([
    ['a', 'Ein Link führt zum Anker „50%“, den es auf dieser Seite nicht gibt.'],
    ['b', 'Ein Link führt zum Anker „%E0%A4%A“, den es auf dieser Seite nicht gibt.'],
  ])
  expect(findings(link('a', '#gr%C3%B6%C3%9Fe'), link('b', '#größe'), place)).toEqual([])
})

it('leaves alone what leads to an anchor of a module, of code by hand, of the frame, or to the top', () => {
  const link = (id: string, address: string) => module(id, 'link', { link: address, link_text: 'Dorthin' })
  const places = [module('b', 'headline', { content: 'Karten', anchor: 'karten' }), module('c', 'html', { html_code: '<p id="abo">x</p>' })]
  expect(findings(link('a', '#karten'), link('d', '#abo'), link('e', '#cookie-einstellungen'), link('f', '#top'), ...places)).toEqual([])
})

it('finds the second of two anchors of one name, which nobody ever reaches', () => {
  expect(findings(module('a', 'headline', { content: 'Eins', anchor: 'ort' }), module('b', 'text', { anchor: 'ort' }))).toEqual([
    ['b', 'Weiter oben gibt es schon einen Anker „ort“; Links führen dorthin.'],
  ])
})
