import type { ContentNode } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import type { PastedChanges } from '../../staff-ui/rich-text/paste-report.ts'
import { modulesOf } from '../../staff-ui/rich-text/pasted-modules.ts'
import { pastedPieces } from '../../staff-ui/rich-text/pasted-pieces.ts'
import { parseDocument, provideDocument, wordsOf } from './document-object-model.ts'
import { A_FORM, takeEmbedded } from './embedded.ts'
import { largestPictures } from './largest-pictures.ts'

/** The text of something moved. */
export type MovedHtml = { address: string; html: string }

/** A picture that a module waits for, by its absolute address. */
export type MovedPicture = { nodeId: string; address: string; alt: string; credit: string }

/** A text as modules, what of it has no place here, and the names of what only stood there. */
export type MovedModules = { nodes: ContentNode[]; pictures: MovedPicture[]; lost: PastedChanges; unshown: string[] }

/** Who is named at the end of a caption as the one to be credited. */
const CREDIT = /(?:^|[\s(])((?:Fotos?|Bild(?:er)?|Photos?|Grafik|Copyright|©)\s*(?:[:©]|von\b|\b)\s*[^.|]{2,120}?)[).]?$/iu
/** The second link of a WordPress file says the same as the first. */
const REPEATED = '.wp-block-file__button'

/**
 * Makes modules of a text of another site, by the rules of pasting. Links within that site lose its name, so that they lead
 * to what has been moved, by a redirect where it has another address now. Runs in the thread of an isolated worker.
 */
export function modulesOfHtml({ address, html }: MovedHtml): MovedModules {
  provideDocument(address)
  const document = parseDocument(html)
  for (const link of document.querySelectorAll(REPEATED)) link.remove()
  const { modules, unshown } = takeEmbedded(document, address)
  largestPictures(document, address)
  for (const link of document.querySelectorAll('a[href]')) link.setAttribute('href', linkFrom(link.getAttribute('href') ?? '', address))
  const lines = takeCaptions(document)
  const pieces = pastedPieces(document.toString(), { isReadable: (source) => /^https?:\/\//.test(source), hasOwnPaths: true })
  const made = modulesOf(pieces)
  const sourceOf = new Map(made.pictures.map(({ nodeId, source }) => [nodeId, source]))
  const nodes = made.nodes.map((node): ContentNode => {
    const source = sourceOf.get(node.id) ?? ''
    const embed = modules.get(source)
    if (embed) return { ...node, ...embed, version: definitionOf(embed.type)?.version ?? 1 }
    const line = lines.get(source)?.text
    return line ? { ...node, data: { ...node.data, text: line } } : node
  })
  const pictures = made.pictures.filter(({ source }) => !modules.has(source))
  return {
    nodes,
    pictures: pictures.map(({ nodeId, source, alt }) => ({ nodeId, address: source, alt, credit: lines.get(source)?.credit ?? '' })),
    lost: { ...made.changes, embeds: made.changes.embeds + unshown.filter((name) => name === A_FORM).length },
    unshown,
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
  for (const figure of document.querySelectorAll('figure, .wp-caption')) {
    const pictures = figure.querySelectorAll('img')
    const caption = figure.querySelector('figcaption, .wp-caption-text')
    const source = pictures[0]?.getAttribute('src')
    if (caption && pictures.length === 0) captionTable(figure, caption)
    if (pictures.length !== 1 || !caption || !source) continue
    lines.set(source, captionOf(wordsOf(caption)))
    caption.remove()
  }
  return lines
}

/** The words below a table are its caption. */
function captionTable(figure: Element, caption: Element): void {
  const table = figure.querySelector('table')
  if (!table || table.querySelector('caption')) return
  const own = figure.ownerDocument.createElement('caption')
  own.textContent = wordsOf(caption)
  table.prepend(own)
  caption.remove()
}

/** Whoever is to be credited stands beside each picture here, wherever it is shown; the rest of the caption stays below it. */
function captionOf(words: string): Caption {
  const credit = CREDIT.exec(words)?.[1]?.trim() ?? ''
  const text = credit ? words.slice(0, words.lastIndexOf(credit)).replace(/[\s(|–-]+$/, '') : words
  return { text: text.slice(0, 300), credit: credit.slice(0, 200) }
}
