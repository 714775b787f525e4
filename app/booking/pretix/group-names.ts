import { germanOf, type PretixCategory, type PretixItem } from './pretix-resources.ts'

/** Something sold under a name of its own: a product, or an area of one. `isExtra`: it lets nobody in. */
type Named = { item: PretixItem; area: string; isExtra: boolean }

/**
 * What groups of tickets are called, each differently. Houses use pretix's categories as the first half of a name: where the
 * tickets of a performance lie in several, theirs stands before that of the product.
 * @param groups what is sold of a performance, in its order
 */
export function namesOf(groups: Named[], categories: PretixCategory[]): string[] {
  const categoryOf = ({ item }: Named) => germanOf(categories.find(({ id }) => id === item.category)?.name)
  const tickets = groups.filter(({ isExtra }) => !isExtra)
  const isDivided = new Set(tickets.map(categoryOf)).size > 1
  const isOneProduct = new Set(groups.map(({ item }) => item.id)).size === 1
  const names = groups.map((group) => {
    const product = group.area === '' || !isOneProduct ? germanOf(group.item.name) : ''
    const category = isDivided && !group.isExtra ? categoryOf(group) : ''
    return [category, product, group.area].filter(Boolean).join(', ')
  })
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length
    return before > 0 ? `${name} (${before + 1})` : name
  })
}

/** In the order of pretix's own page: by category, those without one first, and by position within it. */
export function byCategory(categories: PretixCategory[]): (a: PretixItem, b: PretixItem) => number {
  const rankOf = ({ category }: PretixItem) => {
    const found = categories.find(({ id }) => id === category)
    return found ? [found.position, found.id] : [0, 0]
  }
  return (a, b) => {
    const [[position = 0, id = 0], [otherPosition = 0, otherId = 0]] = [rankOf(a), rankOf(b)]
    return position - otherPosition || id - otherId || a.position - b.position
  }
}
