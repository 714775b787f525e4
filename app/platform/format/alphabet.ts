const alphabet = new Intl.Collator('de')

/**
 * For sorting in memory: by the alphabet as DIN 5007 has it (*Ä* as *A*), whatever the language of the page; `alphabetical`
 * does it in the database.
 * @param nameOf the name or title of an item
 */
export function inAlphabet<Item>(nameOf: (item: Item) => string): (one: Item, other: Item) => number {
  return (one, other) => alphabet.compare(nameOf(one), nameOf(other))
}
