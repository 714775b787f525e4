/** Whether a page shows these words: typesetting adds soft hyphens and hard spaces to what was written. */
export function sameWords(shown: string, written: string): boolean {
  return plain(shown) === plain(written)
}

function plain(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
