/**
 * Texts that pages in a further language show in the first one, since nobody has translated them. Each read adds what it could
 * not translate; so pages know which of their parts to mark, however their data was put together.
 */
let texts = new Set<string>()
/** Those of before, which pages that are being made now may still show. */
let older = new Set<string>()
/** Should there ever be more, what has been read is read again, so that what is still shown is noted again. */
const MAX_TEXTS = 50_000
/** Shorter ones stand within other texts too. */
const SHORTEST = 3
/** Addresses of mails are of no language. */
const MAIL_ADDRESS = /^\S+@\S+$/

/**
 * Notes a text that is not translated; of rich text, given as JSON, the words between its marks.
 * @param forgetReads drops what is cached of reads that have noted texts
 */
export function noteFirstLanguage(original: string, forgetReads: () => void): void {
  if (texts.size > MAX_TEXTS) {
    older = texts
    texts = new Set()
    forgetReads()
  }
  for (const part of original.startsWith('{"') ? runsOf(original) : [original, ...original.split('\n')]) {
    const text = part.trim()
    if (text.length >= SHORTEST && !MAIL_ADDRESS.test(text)) texts.add(text)
  }
}

/** A text that is one of the further language too. */
export function forgetFirstLanguage(text: string): void {
  texts.delete(text.trim())
  older.delete(text.trim())
}

/** Those of them that data contains, however deep. */
export function firstLanguageTextsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data === 'string') {
    const text = data.trim()
    if (isNoted(text)) found.add(text)
    else if (text.includes('\n')) for (const line of text.split('\n')) if (isNoted(line.trim())) found.add(line.trim())
  } else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) firstLanguageTextsIn(part, found)
  return found
}

function isNoted(text: string): boolean {
  return texts.has(text) || older.has(text)
}

function runsOf(json: string): string[] {
  const runs: string[] = []
  JSON.parse(json, (key, value) => {
    if (key === 'text' && typeof value === 'string') runs.push(value)
    return value
  })
  return runs
}
