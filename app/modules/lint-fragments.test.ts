import { describe, expect, it } from 'vitest'
import { lint } from '../content-lint/lint.ts'
import { definitionOf, moduleDefinitions } from './definitions.ts'
import { lintFragmentsOf } from './lint-fragments.ts'

const rich = (text: string, href: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }] }],
})
const faults = (type: string, data: Record<string, unknown>) => {
  const definition = definitionOf(type)
  if (!definition) throw new Error(`there is no module ${type}`)
  return lint(lintFragmentsOf(definition, data), { isPage: true }).map(({ kind, fragment }) => `${kind} ${fragment.field}`)
}

describe('a module taken apart', () => {
  it('is told by its fields where its headings, links, texts and films are, in lists too', () => {
    expect(faults('headline', { headline_level: 4, content: '' })).toEqual(['heading-empty content', 'heading-jump content'])
    expect(faults('text', { content: rich('hier', '/de/a'), anchor: 'HIER-GEHT-ES-WEITER' })).toEqual(['link-unclear content'])
    expect(faults('faq', { items: [{ question: 'BITTE NICHT SCHREIEN?', answer: rich('mehr', '/de/a') }] })).toEqual([
      'capitals items.0.question',
      'link-unclear items.0.answer',
    ])
    expect(faults('self-hosted-video', { file: 1, title: '' })).toEqual([
      'player-untitled file',
      'player-wordless file',
      'player-undescribed file',
    ])
    expect(faults('self-hosted-video', { file: 1, title: 'Probe', captions: 2 })).toEqual(['player-undescribed file'])
    expect(faults('self-hosted-video', { file: 1, title: 'Probe', captions: 2, described_file: 3 })).toEqual([])
    const description = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Eine Frau geht ab.' }] }] }
    expect(faults('self-hosted-video', { file: 1, title: 'Probe', captions: 2, transcript: description })).toEqual([])
    expect(faults('self-hosted-audio', { file: 1, title: 'Gong', transcript: { type: 'doc', content: [{ type: 'paragraph' }] } })).toEqual([
      'player-wordless file',
    ])
    expect(faults('video', { video_url: 'https://youtu.be/abc', image: 1, title: '' })).toEqual(['player-untitled video_url'])
  })

  it('finds levels left out in the headings within a text', () => {
    const titled = (...levels: number[]) => ({
      type: 'doc',
      content: levels.map((level) => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'Saal' }] })),
    })
    expect(faults('text', { content: titled(3) })).toEqual(['heading-jump content'])
    expect(faults('text', { content: { type: 'doc', content: [{ type: 'heading', attrs: { level: 3 } }] } })).toContain(
      'heading-empty content',
    )
  })

  it('names a link by its own words, by what stands beside it, by its picture, or not at all', () => {
    expect(faults('link', { link: '/de/a', link_text: 'mehr' })).toEqual(['link-unclear link'])
    expect(faults('link', { link: '/de/a', content: 'Aus der älteren Form' })).toEqual([])
    expect(
      faults('teaser-list', { items: [{ headline: 'Sommer', link: '/de/a' }, { image: 4, link: '/de/b' }, { link: '/de/c' }] }),
    ).toEqual(['link-empty items.2.link'])
  })

  it('leads from a list of anchors to places on its own page', () => {
    const definition = definitionOf('anchor-list')
    const fragments = definition ? lintFragmentsOf(definition, { children: [{ link_text: 'Anfahrt', anchor: 'anfahrt' }] }) : []
    expect(fragments.find(({ kind }) => kind === 'link')).toMatchObject({ address: '#anfahrt', shown: 'Anfahrt' })
  })

  it('knows the levels of headings as they are drawn', () => {
    const views = import.meta.glob<string>('./*/View.tsx', { query: '?raw', import: 'default', eager: true })
    const renderedLevels = Object.entries(views).flatMap(([path, source]) => {
      const headings = source.matchAll(/<Text field="headline" as="h(\d)"/g)
      return [...headings].map(([, level]) => `${path.split('/')[1]} ${level}`)
    })
    const declaredLevels = moduleDefinitions.flatMap(({ type, fields: { headline } }) =>
      headline?.kind === 'text' && headline.level ? [`${type} ${headline.level}`] : [],
    )
    expect(declaredLevels.toSorted()).toEqual(renderedLevels.toSorted())
    expect(renderedLevels.length).toBeGreaterThan(5)
  })

  it('names only fields that stand beside it', () => {
    const strangers = moduleDefinitions.flatMap(({ type, fields }) => strangersIn(fields).map((name) => `${type}.${name}`))
    expect(strangers).toEqual([])
  })
})

function strangersIn(fields: (typeof moduleDefinitions)[number]['fields']): string[] {
  return Object.values(fields).flatMap((form) => {
    if (form.kind === 'items') return strangersIn(form.fields)
    const namedField = form.kind === 'url' ? form.words : form.kind === 'text' ? form.levelIn : undefined
    return namedField && !(namedField in fields) ? [namedField] : []
  })
}
