/** Words a minute at which German prose is read quietly. */
const WORDS_PER_MINUTE = 200

/** How long a text takes to read, in whole minutes; at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
