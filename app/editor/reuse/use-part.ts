import type { ContentNode } from '../../content/index.ts'
import { EMBEDDING_MODULE, type SharedPart } from '../../content/reuse/reusable.ts'
import { useReusables } from './reusables.ts'

/** Whether a module shows a shared part. */
export const isPart = ({ type }: ContentNode) => type === EMBEDDING_MODULE

/** The shared part that a module shows; undefined for every other module. */
export function usePart(node: ContentNode | undefined): SharedPart | undefined {
  const { parts } = useReusables()
  return node?.type === EMBEDDING_MODULE ? parts.find(({ slug }) => slug === node.data.slug) : undefined
}
