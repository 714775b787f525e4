import { type ContainerDocument, type ContentNode, nodesOf } from '../../content/index.ts'
import { EMBEDDING_MODULE, type SharedPart } from '../../content/reuse/reusable.ts'
import type { CommentAnchor, CommentThread } from '../../review/schema.ts'
import { moduleSummary } from '../module-summary.ts'
import { MAX_WORDS_LENGTH } from './comment-anchor.ts'

type Part = Pick<SharedPart, 'slug' | 'nodes'>

/**
 * The threads with the modules beside which they are shown; one that went into a shared part is at the module that shows it.
 * Parts from before modules kept their ids in them (decision 0140) have other ids: there it is the one module of the same type
 * with the same first words.
 */
export function threadsOnPage(
  threads: readonly CommentThread[],
  documents: readonly ContainerDocument[],
  parts: readonly Part[],
): readonly CommentThread[] {
  if (parts.length === 0 || !hasAbsent(threads, documents)) return threads
  const onPage = new Set(modulesOf(documents).map(({ id }) => id))
  const inner = modulesInParts(documents, parts)
  const placeOf = ({ node, nodeType, nodeWords }: CommentAnchor) => {
    if (node === null || onPage.has(node)) return undefined
    const same = inner.find((module) => module.node.id === node)
    return (same ?? onlyOne(inner.filter((module) => isAlike(module.node, nodeType, nodeWords))))?.shownBy
  }
  return threads.map((thread) => {
    const node = placeOf(thread.anchor)
    return node ? { ...thread, anchor: { ...thread.anchor, node } } : thread
  })
}

/** A module within a shared part, and the first module of the page that shows the part. */
type InnerModule = { node: ContentNode; shownBy: string }

function modulesInParts(documents: readonly ContainerDocument[], parts: readonly Part[]): InnerModule[] {
  const embeddings = modulesOf(documents).filter(({ type }) => type === EMBEDDING_MODULE)
  const slugs = embeddings.map(({ data }) => data.slug)
  return embeddings.flatMap(({ id, data }, index) => {
    const part = slugs.indexOf(data.slug) === index ? parts.find(({ slug }) => slug === data.slug) : undefined
    return part?.nodes.flatMap((node) => [node, ...nodesOf(node)]).map((node) => ({ node, shownBy: id })) ?? []
  })
}

function isAlike(node: ContentNode, type: string, words: string): boolean {
  return words !== '' && node.type === type && moduleSummary(node).slice(0, MAX_WORDS_LENGTH) === words
}

function onlyOne(modules: InnerModule[]): InnerModule | undefined {
  return modules.length === 1 ? modules[0] : undefined
}

/** The shared parts that a page shows while a module spoken of is not on it: there it may be. */
export function partsToSearch(threads: readonly CommentThread[], documents: readonly ContainerDocument[]): string[] {
  if (!hasAbsent(threads, documents)) return []
  return modulesOf(documents).flatMap(({ type, data }) => (type === EMBEDDING_MODULE && data.slug ? [String(data.slug)] : []))
}

function hasAbsent(threads: readonly CommentThread[], documents: readonly ContainerDocument[]): boolean {
  if (threads.every(({ anchor }) => anchor.node === null)) return false
  const ids = new Set(modulesOf(documents).map(({ id }) => id))
  return threads.some(({ anchor }) => anchor.node !== null && !ids.has(anchor.node))
}

function modulesOf(documents: readonly ContainerDocument[]) {
  return documents.flatMap((document) => [...nodesOf(document)])
}
