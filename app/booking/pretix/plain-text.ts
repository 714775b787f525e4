import { parseHTML } from 'linkedom'
import { LRUCache } from 'lru-cache'
import { marked } from 'marked'

/** More than the products of a shop have descriptions; the same ones come with each date. */
const MAX_TEXTS = 1000

const BLOCKS = new Set(['P', 'DIV', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'UL', 'OL', 'BLOCKQUOTE', 'PRE', 'HR', 'TR'])
const UNREAD = new Set(['SCRIPT', 'STYLE'])

const texts = new LRUCache<string, string, unknown>({ max: MAX_TEXTS, memoMethod: readMarkdown })

/**
 * The words of a text in Markdown, in which pretix's descriptions are written; each paragraph and each item of a list is a line.
 * Of a link the words remain, not the address.
 */
export function plainText(markdown: string): string {
  return markdown && texts.memo(markdown)
}

function readMarkdown(markdown: string): string {
  const { document } = parseHTML(`<html><body>${marked.parse(markdown, { async: false, breaks: true })}</body></html>`)
  const lines = textOf(document.body).split('\n')
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
  const name = node.nodeName
  if (UNREAD.has(name)) return ''
  if (name === 'BR') return '\n'
  if (name === 'IMG') return (node as HTMLImageElement).alt
  const inner = [...node.childNodes].map(textOf).join('')
  if (name === 'LI') return `\n${bulletOf(node as HTMLLIElement)}${inner.trimStart()}\n`
  return BLOCKS.has(name) ? `\n${inner}\n` : inner
}

/** An ordinal keeps its number: `1. Rang` is the name of seats, which Markdown reads as a list. */
function bulletOf(item: HTMLLIElement): string {
  const list = item.parentElement
  if (list?.nodeName !== 'OL') return '• '
  return `${Number(list.getAttribute('start') ?? 1) + [...list.children].indexOf(item)}. `
}
