/** The entries of an iCalendar, each with its properties by name; lines that were folded are put together (RFC 5545). */
export function calendarEntries(text: string): Record<string, string>[] {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n')
  const entries: Record<string, string>[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
    if (line === 'BEGIN:VEVENT') entries.push({})
    else if (name && name !== 'END') Object.assign(entries.at(-1) ?? {}, { [name]: value })
  }
  return entries
}
