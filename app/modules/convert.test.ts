import { describe, expect, it } from 'vitest'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import { conversionsOf, convertRun } from './convert.ts'
import { definitionOf, moduleDefinitions } from './definitions.ts'
import { invalidFields } from './draft-validation.ts'

const paragraph = (text: string, bold = false) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text, ...(bold ? { marks: [{ type: 'bold' as const }] } : {}) }],
})
const rich = (...texts: string[]): RichText => ({ type: 'doc', content: texts.map((text) => paragraph(text)) })
const shape = (type: string, run: Record<string, unknown>[], target: string) => {
  const conversion = convertRun(type, run, target)
  return conversion && { modules: conversion.modules.map((module) => [module.type, module.data]), lost: conversion.lost }
}

describe('turning a module into another', () => {
  it('makes a headline of the first paragraph and leaves the rest a text', () => {
    const { modules, lost } = shape('text', [{ content: rich('Jetzt im Haus', 'Der Rest.'), anchor: 'haus' }], 'headline') ?? {}
    expect(modules).toMatchObject([
      ['headline', { content: 'Jetzt im Haus', headline_level: 2, anchor: 'haus' }],
      ['text', { content: rich('Der Rest.') }],
    ])
    expect(lost).toEqual([])
  })
  it('says what has no place there: formatting, an anchor', () => {
    const content: RichText = { type: 'doc', content: [paragraph('Ein Abend,', true), paragraph('der bleibt.')] }
    expect(shape('text', [{ content, anchor: 'abend' }], 'quote')).toMatchObject({
      modules: [['quote', { content: 'Ein Abend,\nder bleibt.' }]],
      lost: ['Formatting', 'Anchor'],
    })
  })
  it('brings a headline and a quote back as they were', () => {
    const headline = { headline_level: 2, preline: '', content: 'Nie wiederkommen', subline: 'Ada Lorenz' }
    const quote = convertRun('headline', [headline], 'quote')?.modules[0]
    expect(quote?.data).toEqual({ content: 'Nie wiederkommen', author: 'Ada Lorenz' })
    expect(convertRun('quote', [quote?.data ?? {}], 'headline')?.modules[0]?.data).toMatchObject({
      content: 'Nie wiederkommen',
      subline: 'Ada Lorenz',
    })
  })
  it('makes one gallery of pictures in a row, and pictures of a gallery', () => {
    const pictures = [
      { image: 3, text: 'Vorhang', format: 'Small' },
      { image: { id: 4, focus: { x: 0.5, y: 0.2 } }, link: '/de/haus' },
    ]
    const gallery = convertRun('image', pictures, 'image-list')
    expect(gallery).toMatchObject({ lost: [], modules: [{ type: 'image-list' }] })
    expect(gallery?.modules[0]?.data.children).toEqual([
      { image: 3, text: 'Vorhang', link: '' },
      { image: { id: 4, focus: { x: 0.5, y: 0.2 } }, text: '', link: '/de/haus' },
    ])
    const back = shape('image-list', [{ ...gallery?.modules[0]?.data, headline: 'Bilder' }], 'image')
    expect(back?.modules.map(([type]) => type)).toEqual(['headline', 'image', 'image'])
    expect(back?.lost).toEqual([])
  })
  it('gives each teaser of a list its window', () => {
    const items = [{ headline: 'Bald', text: 'Eins\nZwei', online_from: '2026-12-01T00:00' }, { headline: 'Jetzt' }]
    const { modules, lost } = shape('teaser-list', [{ headline: 'Neues', items }], 'full-teaser') ?? {}
    expect(modules).toMatchObject([
      ['headline', { content: 'Neues' }],
      ['full-teaser', { headline: 'Bald', text: rich('Eins', 'Zwei'), visibility: { from: { at: '2026-12-01T00:00' } } }],
      ['full-teaser', { headline: 'Jetzt' }],
    ])
    expect(lost).toEqual([])
  })
  it('keeps when it is visible and its language', () => {
    const [module] = convertRun('quote', [{ content: 'Well', language: 'en', visibility: { hidden: true } }], 'text')?.modules ?? []
    expect(module?.data).toMatchObject({ language: 'en', visibility: { hidden: true } })
  })
  it('does not cut a text that is too long for the other module', () => {
    expect(convertRun('text', [{ content: rich('a'.repeat(1001)) }], 'quote')).toBeUndefined()
    expect(convertRun('text', [{ content: rich('a'.repeat(301)) }], 'headline')).toBeUndefined()
  })
  it('works for new, empty modules of every pair, in shapes that a draft may hold', () => {
    const pairs = moduleDefinitions.flatMap(({ type }) => conversionsOf(type).map((target) => [type, target] as const))
    expect(pairs.length).toBeGreaterThan(10)
    for (const [type, target] of pairs) {
      const made = convertRun(type, [definitionOf(type)?.defaults() ?? {}], target)
      for (const module of made?.modules ?? []) {
        const definition = definitionOf(module.type)
        expect(definition && invalidFields(definition, module.data), `${type} to ${target}`).toEqual([])
      }
    }
  })
  it('declares as style only fields that the module has', () => {
    for (const { style = [], fields } of moduleDefinitions) expect(Object.keys(fields)).toEqual(expect.arrayContaining([...style]))
  })
})
