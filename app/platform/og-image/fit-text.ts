/** The width of a line at a font size. */
type Measure = (text: string, size: number) => number

type Frame = { width: number; height: number; largest: number; smallest: number; lineHeight: number }

/**
 * Breaks a text into lines at the largest size at which it fits its frame. At the smallest size, words that are too long
 * are hyphenated and lines that do not fit are cut off with an ellipsis.
 */
export function fitText(text: string, measure: Measure, { width, height, largest, smallest, lineHeight }: Frame) {
  const words = text.split(/\s+/).filter(Boolean)
  for (let size = largest; size > smallest; size -= 4) {
    const lines = breakLines(words, (line) => measure(line, size) <= width)
    if (lines.length * size * lineHeight <= height && lines.every((line) => measure(line, size) <= width)) return { size, lines }
  }
  const fits = (line: string) => measure(line, smallest) <= width
  const all = breakLines(
    words.flatMap((word) => breakWord(word, fits)),
    fits,
  )
  const maxLines = Math.max(1, Math.floor(height / (smallest * lineHeight)))
  const lines = all.slice(0, maxLines)
  if (all.length > maxLines) lines[maxLines - 1] = ellipsize(lines[maxLines - 1] ?? '', fits)
  return { size: smallest, lines }
}

/** As many words on a line as fit, at least one. */
function breakLines(words: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A word in parts that fit, each but the last with a hyphen. */
function breakWord(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  let length = word.length - 1
  while (length > 1 && !fits(`${word.slice(0, length)}-`)) length--
  return [`${word.slice(0, length)}-`, ...breakWord(word.slice(length), fits)]
}

function ellipsize(line: string, fits: (line: string) => boolean): string {
  let words = line.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')} …`)) words = words.slice(0, -1)
  return `${words.join(' ')} …`
}
