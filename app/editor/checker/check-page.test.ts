import { describe, expect, it } from 'vitest'
import { type ContentNode, emptyDocument } from '../../content/index.ts'
import { moduleDefinitions } from '../../modules/definitions.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { checkPage, internalLinks } from './check-page.ts'

const CONTAINER = 7
const pageOf = (...children: ContentNode[]) => ({ [CONTAINER]: { ...emptyDocument(), columns: [{ classes: '', children }] } })
const heading = (id: string, level: number): ContentNode => ({
  id,
  type: 'headline',
  version: 1,
  data: { headline_level: level, content: 'Titel' },
})
const linked = (id: string, words: string, href: string): ContentNode => {
  const marks = [{ type: 'link', attrs: { href } }]
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words, marks }] }] }
  return { id, type: 'text', version: 1, data: { content } }
}
const messages = (documents: ReturnType<typeof pageOf>, pictures: Record<number, PictureSource> = {}, today = '2026-11-21') =>
  checkPage(documents, pictures, today).map(({ nodeId, message }) => [nodeId, message])

describe('the checker', () => {
  it('finds a heading level that is skipped, and not one that goes back up', () => {
    expect(messages(pageOf(heading('a', 2), heading('b', 4), heading('c', 2), heading('d', 3)))).toEqual([
      ['b', 'Die Überschrift springt von Ebene 2 auf Ebene 4.'],
    ])
  })

  it('finds links that do not say where they lead', () => {
    const documents = pageOf(
      linked('a', 'hier', '/de/presse'),
      linked('b', 'Zur Presse', '/de/presse'),
      linked('c', 'Mehr …', 'https://x.example'),
    )
    expect(messages(documents).map(([id]) => id)).toEqual(['a', 'c'])
  })

  it('finds pictures without alternative text, and leaves alone what is multiSelected as decoration', () => {
    const picture = (alt: string, isUndescribed?: true) => ({ alt, isUndescribed }) as PictureSource
    const image = (id: string, number: number): ContentNode => ({ id, type: 'image', version: 1, data: { image: number } })
    const pictures = { 1: picture('', true), 2: picture('Das Große Haus bei Nacht'), 3: picture('') }
    const findings = messages(pageOf(image('a', 1), image('b', 2), image('c', 3)), pictures)
    expect(messages(pageOf(image('weg', 9)), pictures)).toEqual([['weg', 'Ein Bild gibt es in der Mediathek nicht mehr.']])
    expect(findings).toEqual([['a', 'Ein Bild hat keinen Alternativtext und ist nicht als Schmuck gekennzeichnet.']])
  })

  it('takes no film, recording, captions or document for a picture, and misses only the still image that is gone', () => {
    const all = { file: 11, captions: 12, described_file: 13, title: 'Trailer', transcript: null }
    const film = (image: number | null): ContentNode => ({ id: 'f', type: 'self-hosted-video', version: 1, data: { ...all, image } })
    const missing = (node: ContentNode) => messages(pageOf(node)).filter(([, message]) => message?.includes('Mediathek'))
    expect(missing(film(null))).toEqual([])
    expect(missing(film(14))).toEqual([['f', 'Ein Bild gibt es in der Mediathek nicht mehr.']])
    for (const { type, fields, defaults } of moduleDefinitions) {
      const files = Object.entries(fields).flatMap(([name, form]) => (form.kind === 'media' && form.accept ? [[name, 15]] : []))
      const node = { id: 'x', type, version: 1, data: { ...(defaults() as object), ...Object.fromEntries(files) } }
      expect(missing(node), type).toEqual([])
    }
  })

  it('asks for the yearly look at the statement on accessibility by the day of the house', () => {
    const statement = (checked_on: string): ContentNode => ({
      id: 'a',
      type: 'accessibility-statement',
      version: 1,
      data: { conformity: 'full', law: 'service', checked_on },
    })
    const isAskedFor = (checked: string, today: string) =>
      messages(pageOf(statement(checked)), {}, today).some(([, message]) =>
        message?.startsWith('Die Erklärung wurde vor mehr als einem Jahr'),
      )
    expect(isAskedFor('2036-01-10T00:00', '2037-01-10')).toBe(false)
    expect(isAskedFor('2036-01-10T00:00', '2037-01-11')).toBe(true)
    expect(isAskedFor('', '2037-01-11')).toBe(false)
  })

  it('names every address of this site once, with the modules that link there', () => {
    const links = internalLinks(
      pageOf(linked('a', 'Presse', '/de/presse'), linked('b', 'Presse', '/de/presse'), linked('c', 'X', 'https://x.example')),
    )
    expect([...links]).toEqual([
      [
        '/de/presse',
        [
          { containerId: CONTAINER, nodeId: 'a' },
          { containerId: CONTAINER, nodeId: 'b' },
        ],
      ],
    ])
  })
})
