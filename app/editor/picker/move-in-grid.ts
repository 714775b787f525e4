/** The element that an arrow key leads to in a grid whose rows may have headings between them; undefined at its edges. */
export function nextInGrid(cards: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const index = cards.indexOf(from)
  if (index < 0) return undefined
  if (key === 'ArrowRight') return cards[index + 1]
  if (key === 'ArrowLeft') return cards[index - 1]
  // Cards of a row are as tall as each other; their names may not be.
  const rectOf = (card: HTMLElement) => (card.closest('li') ?? card).getBoundingClientRect()
  const own = rectOf(from)
  const isBeyond = (card: HTMLElement) => {
    const { top } = rectOf(card)
    return key === 'ArrowDown' ? top > own.top + 4 : key === 'ArrowUp' && top < own.top - 4
  }
  const beyond = cards.filter(isBeyond)
  const nearest = key === 'ArrowDown' ? beyond[0] : beyond.at(-1)
  if (!nearest) return undefined
  const row = rectOf(nearest).top
  const distance = (card: HTMLElement) => Math.abs(rectOf(card).left - own.left)
  return beyond.filter((card) => Math.abs(rectOf(card).top - row) <= 4).toSorted((left, right) => distance(left) - distance(right))[0]
}
