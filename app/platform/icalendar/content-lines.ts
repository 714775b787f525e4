/** A line of a calendar: `NAME;PARAM=value:value`. Names in capitals, values as they are written. */
export type ContentLine = { name: string; parameters: ReadonlyMap<string, string>; value: string }

const LINE_END = /\r\n|\n|\r/
const NAME = /^[A-Za-z0-9-]+(?=[;:])/
const PARAMETER = /^;\s*([A-Za-z0-9-]+)=((?:"[^"]*"|[^";:,])*(?:,(?:"[^"]*"|[^";:,])*)*)/

/**
 * The lines of a calendar with what was folded put together (RFC 5545, 3.1), whatever ends them. A line that has no name goes on
 * with the text above: web forms write the breaks of a description as they are.
 */
export function contentLines(text: string): ContentLine[] {
  const lines: ContentLine[] = []
  for (const line of unfolded(text.replace(/^\uFEFF/, ''))) {
    const read = contentLine(line)
    const above = lines.at(-1)
    if (read) lines.push(read)
    else if (above && line.trim() !== '') lines.splice(-1, 1, { ...above, value: `${above.value}\\n${line}` })
  }
  return lines.map(decoded)
}

function unfolded(text: string): string[] {
  const lines: string[] = []
  let isSoftBreak = false
  for (const line of text.split(LINE_END)) {
    const above = lines.at(-1)
    if (above !== undefined && isSoftBreak) lines.splice(-1, 1, above.slice(0, -1) + line)
    else if (above !== undefined && /^[ \t]/.test(line)) lines.splice(-1, 1, above + line.slice(1))
    else lines.push(line)
    const last = lines.at(-1) ?? ''
    isSoftBreak = last.endsWith('=') && isQuotedPrintable(last)
  }
  return lines
}

/** vCalendar 1.0, which telephones still write, breaks long texts in the manner of mails. */
function isQuotedPrintable(line: string): boolean {
  return /^[^:]*;ENCODING=QUOTED-PRINTABLE[;:]/i.test(line)
}

function contentLine(line: string): ContentLine | undefined {
  const name = NAME.exec(line)?.[0]
  if (name === undefined) return undefined
  const parameters = new Map<string, string>()
  let rest = line.slice(name.length)
  for (let next = PARAMETER.exec(rest); next; next = PARAMETER.exec(rest)) {
    const [whole, key = '', value = ''] = next
    parameters.set(key.toUpperCase(), value.replaceAll('"', '').trim())
    rest = rest.slice(whole.length)
  }
  const at = rest.indexOf(':')
  return at < 0 ? undefined : { name: name.toUpperCase(), parameters, value: rest.slice(at + 1) }
}

function decoded(line: ContentLine): ContentLine {
  if (line.parameters.get('ENCODING')?.toUpperCase() !== 'QUOTED-PRINTABLE') return line
  const bytes = Buffer.from(
    line.value.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
  try {
    return { ...line, value: new TextDecoder(line.parameters.get('CHARSET') || 'utf-8').decode(bytes) }
  } catch {
    return line
  }
}
