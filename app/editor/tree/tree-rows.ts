/** What a tree shows, in its order, parents before their children. */
export type TreeItem = { id: string; parent: string | null; label: string }

/** A visible item with its position for screen readers (`aria-level`, …); `isExpanded` only where it has children. */
export type TreeRow<Item extends TreeItem = TreeItem> = {
  item: Item
  level: number
  position: number
  size: number
  isExpanded: boolean | undefined
}

/** The rows of a tree: items below a collapsed one are left out. @param items parents before their children */
export function rowsOf<Item extends TreeItem>(items: readonly Item[], collapsed: ReadonlySet<string>): TreeRow<Item>[] {
  const children = Map.groupBy(items, ({ parent }) => parent)
  const rowsBelow = (parent: string | null, level: number): TreeRow<Item>[] => {
    const siblings = children.get(parent) ?? []
    return siblings.flatMap((item, index) => {
      const isParent = children.has(item.id)
      const row = {
        item,
        level,
        position: index + 1,
        size: siblings.length,
        isExpanded: isParent ? !collapsed.has(item.id) : undefined,
      }
      return row.isExpanded ? [row, ...rowsBelow(item.id, level + 1)] : [row]
    })
  }
  return rowsBelow(null, 1)
}

/** The items that match, with everything above them, so that a match is found at its place. */
export function matchingItems<Item extends TreeItem>(items: readonly Item[], isMatch: (item: Item) => boolean): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const kept = new Set<string>()
  for (const item of items.filter(isMatch)) {
    for (let up: Item | undefined = item; up && !kept.has(up.id); up = up.parent === null ? undefined : byId.get(up.parent)) kept.add(up.id)
  }
  return items.filter(({ id }) => kept.has(id))
}

/** What a key does in a tree: the row that takes the focus, or the row that is opened or closed. */
export type TreeStep = { focus: string } | { toggle: string }

/**
 * The keys of the tree view of the ARIA Authoring Practices: up, down, Home and End move; right opens a row, then goes into it;
 * left closes it, then goes out of it.
 */
export function treeStep(rows: readonly TreeRow[], from: string, key: string): TreeStep | undefined {
  const index = rows.findIndex(({ item }) => item.id === from)
  const row = rows[index]
  if (!row) return undefined
  const { id, parent } = row.item
  const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[key]
  const next = to === undefined ? undefined : rows[to]
  if (next) return { focus: next.item.id }
  if (key === 'ArrowRight' && row.isExpanded === false) return { toggle: id }
  if (key === 'ArrowRight' && row.isExpanded) return rows[index + 1] && { focus: rows[index + 1]?.item.id ?? id }
  if (key === 'ArrowLeft' && row.isExpanded) return { toggle: id }
  if (key === 'ArrowLeft' && parent !== null) return { focus: parent }
  return undefined
}

/** The next row whose label begins with what was typed, from `from` on and round; with one letter, the one after it. */
export function rowByLetters(rows: readonly TreeRow[], from: string, typed: string): string | undefined {
  const words = typed.toLocaleLowerCase('de')
  const start = rows.findIndex(({ item }) => item.id === from) + ([...words].length === 1 ? 1 : 0)
  const order = rows.map((_, step) => rows[(start + step + rows.length) % rows.length])
  return order.find((row) => row?.item.label.toLocaleLowerCase('de').startsWith(words))?.item.id
}
