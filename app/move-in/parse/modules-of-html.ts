import type { ContentNode } from '../../content/index.ts'
import type { PastedChanges } from '../../staff-ui/rich-text/paste-report.ts'
import { modulesOf } from '../../staff-ui/rich-text/pasted-modules.ts'
import { pastedPieces } from '../../staff-ui/rich-text/pasted-pieces.ts'
import { parseDocument, provideDocument, wordsOf } from './document-object-model.ts'

/** The text of something moved. */
export type MovedHtml = { address: string; html: string }

/** A picture that a module waits for, by its absolute address. */
export type MovedPicture = { nodeId: string; address: string; alt: string; credit: string }

/** A text as modules, and what of it has no place here. */
export type MovedModules = { nodes: ContentNode[]; pictures: MovedPicture[]; lost: PastedChanges }

/** Who is named at the end of a caption as the one to be credited. */
const CREDIT = /(?:^|[\s(])((?:Fotos?|Bild(?:er)?|Photos?|Grafik|Copyright|©)\s*(?:[:©]|von\b|\b)\s*[^.|]{2,120}?)[).]?$/iu
/** The second link of a WordPress file says the same as the first. */
const REPEATED = '.wp-block-file__button'

/** Where pictures that a page loads late keep their address. */
const LATE_SOURCES = ['data-src', 'data-lazy-src', 'data-orig-file', 'data-large-file']

/**
 * Makes modules of a text of another site, by the rules of pasting. Links within that site lose its name, so that they lead
 * to what has been moved, by a redirect where it has another address now. Runs in the thread of an isolated worker.
 */
export function modulesOfHtml({ address, html }: MovedHtml): MovedModules {
  provideDocument(address)
  const document = parseDocument(html)
  for (const link of document.querySelectorAll(REPEATED)) link.remove()
  for (const link of document.querySelectorAll('a[href]')) link.setAttribute('href', linkFrom(link.getAttribute('href') ?? '', address))
  for (const picture of document.querySelectorAll('img')) {
    const source = LATE_SOURCES.map((name) => picture.getAttribute(name)).find(Boolean) ?? picture.getAttribute('src') ?? ''
    picture.setAttribute('src', URL.parse(source, address)?.href ?? '')
  }
  const lines = takeCaptions(document)
  const pieces = pastedPieces(document.toString(), (source) => /^https?:\/\//.test(source))
  const { nodes, pictures, changes } = modulesOf(pieces)
  const lineOf = new Map(pictures.map(({ nodeId, source }) => [nodeId, lines.get(source)?.text]))
  return {
    nodes: nodes.map((node) => (lineOf.get(node.id) ? { ...node, data: { ...node.data, text: lineOf.get(node.id) } } : node)),
    pictures: pictures.map(({ nodeId, source, alt }) => ({ nodeId, address: source, alt, credit: lines.get(source)?.credit ?? '' })),
    lost: changes,
  }
}

/** A link within the other site as a path, any other as it is. */
function linkFrom(href: string, address: string): string {
  if (href.startsWith('#')) return href
  const url = URL.parse(href, address)
  if (!url) return href
  return url.host === new URL(address).host && /^https?:$/.test(url.protocol) ? `${url.pathname}${url.search}${url.hash}` : url.href
}

type Caption = { text: string; credit: string }

/** Takes the captions of pictures out of a text. @returns them by the address of their picture */
function takeCaptions(document: Document): Map<string, Caption> {
  const lines = new Map<string, Caption>()
  for (const figure of document.querySelectorAll('figure')) {
    const pictures = figure.querySelectorAll('img')
    const caption = figure.querySelector('figcaption')
    const source = pictures[0]?.getAttribute('src')
    if (pictures.length !== 1 || !caption || !source) continue
    lines.set(source, captionOf(wordsOf(caption)))
    caption.remove()
  }
  return lines
}

/** Whoever is to be credited stands beside each picture here, wherever it is shown; the rest of the caption stays below it. */
function captionOf(words: string): Caption {
  const credit = CREDIT.exec(words)?.[1]?.trim() ?? ''
  const text = credit ? words.slice(0, words.lastIndexOf(credit)).replace(/[\s(|–-]+$/, '') : words
  return { text: text.slice(0, 300), credit: credit.slice(0, 200) }
}
