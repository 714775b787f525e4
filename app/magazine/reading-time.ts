/** Words per minute of silent reading of German prose. */
const WORDS_PER_MINUTE = 200

/** Reading time of a text in whole minutes; at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
