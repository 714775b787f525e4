/** Characters of a comment at most. */
export const MAX_COMMENT_LENGTH = 4000

/** A text of several lines as it is stored: without control characters and without blank space at its ends. */
export function cleanMultiline(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim()
}

/** A piece of a comment: plain text, or the name of a colleague. */
export type TextPart = { text: string; mention?: { id: string; name: string } }

/** Splits a comment at the names of the colleagues mentioned in it, longer names first. */
export function partsOf(text: string, mentions: readonly { id: string; name: string }[]): TextPart[] {
  const byLength = mentions.toSorted((one, other) => other.name.length - one.name.length)
  const parts: TextPart[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const mention = text[at] === '@' ? byLength.find(({ name }) => text.startsWith(name, at + 1)) : undefined
    if (mention) {
      if (plain) parts.push({ text: plain })
      plain = ''
      parts.push({ text: `@${mention.name}`, mention })
      at += mention.name.length + 1
    } else plain += text[at++]
  }
  return plain ? [...parts, { text: plain }] : parts
}

/** Those of some colleagues whose names stand behind an `@` in a text. */
export function mentionedIn<Named extends { id: string; name: string }>(text: string, colleagues: readonly Named[]): Named[] {
  const named = new Set(partsOf(text, colleagues).flatMap(({ mention }) => mention?.id ?? []))
  return colleagues.filter(({ id }) => named.has(id))
}
