import { type ContentNode, newNodeId } from '../../content/index.ts'

type Around = {
  /** the ids of all modules of the page */
  taken: ReadonlySet<string>
  /** the modules that comments are about; null for the page */
  commented: ReadonlySet<string | null>
}

/**
 * Copies of a shared part's modules that take the place of the module that shows it. Each keeps its id where the page has
 * none like it, so that what was said of it before it went into the part is beside it again; what was said of the module
 * that showed the part goes to the first.
 * @param place id of the module that shows the part
 */
export function copiesOf(nodes: readonly ContentNode[], place: string, { taken, commented }: Around): ContentNode[] {
  const idOf = ({ id }: ContentNode, isFirst = false) => {
    const isKept = !taken.has(id)
    if (isFirst && commented.has(place) && !(isKept && commented.has(id))) return place
    return isKept ? id : newNodeId()
  }
  const copy = (node: ContentNode, isFirst = false): ContentNode => {
    const columns = node.columns?.map((column) => ({ ...column, children: column.children.map((child) => copy(child)) }))
    return { ...node, id: idOf(node, isFirst), ...(columns ? { columns } : {}) }
  }
  return nodes.map((node, index) => copy(node, index === 0))
}
