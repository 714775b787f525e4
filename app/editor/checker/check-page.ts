import { type ContainerDocument, type ContentNode, nodesOf } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { walkFields } from '../../modules/field-walk.ts'
import { hintsOf, picturesOf, refsOf } from '../../modules/readings.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { pictureKey } from '../../platform/media/picture-use.ts'
import type { RichText, RichTextBlock } from '../../platform/rich-text/rich-text.ts'

/** Something on the page that deserves a second look, at the module concerned. */
export type Finding = { containerId: number; nodeId: string; message: string }

type Link = { address: string; text: string }

/** The level of the page's own title, which stands above all modules. */
const PAGE_TITLE_LEVEL = 1
const UNCLEAR = new Set([
  'hier',
  'hier klicken',
  'klicken',
  'klick',
  'link',
  'mehr',
  'mehr lesen',
  'weiter',
  'weiterlesen',
  'mehr infos',
  'here',
  'more',
])

/** What a page wants looked at before it goes live: headings, links, pictures, and the hints of its modules. */
export function checkPage(documents: Record<number, ContainerDocument>, pictures: Record<string, PictureSource>): Finding[] {
  return Object.entries(documents).flatMap(([id, document]) => {
    const containerId = Number(id)
    const nodes = [...nodesOf(document)]
    const findings = [...headingFindings(nodes), ...nodes.flatMap((node) => nodeFindings(node, pictures))]
    return findings.map((finding) => ({ containerId, ...finding }))
  })
}

/** The addresses of this site that a page links to, each once, with the modules that do. */
export function internalLinks(documents: Record<number, ContainerDocument>): Map<string, Omit<Finding, 'message'>[]> {
  const links = new Map<string, Omit<Finding, 'message'>[]>()
  for (const [id, document] of Object.entries(documents)) {
    for (const node of nodesOf(document)) {
      const definition = definitionOf(node.type)
      for (const address of definition ? refsOf(definition, node.data).links : []) {
        if (!address.startsWith('/')) continue
        links.set(address, [...(links.get(address) ?? []), { containerId: Number(id), nodeId: node.id }])
      }
    }
  }
  return links
}

type NodeFinding = Omit<Finding, 'containerId'>

function headingFindings(nodes: ContentNode[]): NodeFinding[] {
  let last = PAGE_TITLE_LEVEL
  return nodes.flatMap((node) => {
    const level = Number(node.data.headline_level)
    if (!level) return []
    const skipped = level > last + 1
    const message = t('The heading jumps from level {from} to level {to}.', { from: last, to: level })
    last = level
    return skipped ? [{ nodeId: node.id, message }] : []
  })
}

function nodeFindings(node: ContentNode, pictures: Record<string, PictureSource>): NodeFinding[] {
  const definition = definitionOf(node.type)
  if (!definition) return []
  const messages = [
    ...picturesOf(definition, node.data)
      .filter((use) => pictures[pictureKey(use) ?? '']?.alt === '')
      .map(() => t('An image has no alternative text. Is it only decoration?')),
    ...linksIn(node).flatMap(linkMessages),
    ...hintsOf(definition, node.data).map(({ message }) => message),
  ]
  return [...new Set(messages)].map((message) => ({ nodeId: node.id, message }))
}

function linkMessages({ address, text }: Link): string[] {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[.…»›>:!]+$/, '')
    .trim()
  if (UNCLEAR.has(words)) return [t('The link “{text}” does not say where it leads.', { text: text.trim() })]
  return /^(https?:\/\/|www\.)/.test(words) && words.length > 30
    ? [t('The link to {address} has a bare address for a text.', { address })]
    : []
}

function linksIn(node: ContentNode): Link[] {
  const fields = definitionOf(node.type)?.fields ?? {}
  const inText = [...walkFields(fields, node.data)].flatMap(({ form, value }) =>
    form.kind === 'richText' && value ? (value as RichText).content.flatMap(linksInBlock) : [],
  )
  const { link, link_text } = node.data
  return typeof link === 'string' && typeof link_text === 'string' && link && link_text
    ? [...inText, { address: link, text: link_text }]
    : inText
}

/** The links of a block; neighbouring pieces of one address are one link. */
function linksInBlock(block: RichTextBlock): Link[] {
  if (block.type !== 'paragraph') return block.content.flatMap((item) => item.content.flatMap(linksInBlock))
  const links: Link[] = []
  let open: Link | undefined
  for (const part of block.content ?? []) {
    const mark = part.type === 'text' ? part.marks?.find(({ type }) => type === 'link') : undefined
    const address = mark?.type === 'link' ? mark.attrs.href : undefined
    if (part.type !== 'text' || !address) open = undefined
    else if (open?.address === address) open.text += part.text
    else {
      open = { address, text: part.text }
      links.push(open)
    }
  }
  return links
}
