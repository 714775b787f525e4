/** The cells of a spreadsheet copied as text: separated by tabs, semicolons or commas, quoted where they hold one (RFC 4180). */
export function tableOfPlainText(text: string): string[][] | undefined {
  const trimmed = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  for (const separator of ['\t', ';', ',']) {
    const rows = readCells(trimmed, separator)
    if (rows && isTable(rows, separator)) return rows.map((row) => row.map((cell) => cell.trim()))
  }
  return undefined
}

/** Whether all rows have as many cells. Prose has commas with a space behind them, and seldom the same number in every line. */
function isTable(rows: string[][], separator: string): boolean {
  const width = rows[0]?.length ?? 0
  if (width < 2 || rows.some(({ length }) => length !== width)) return false
  if (separator === '\t') return true
  return rows.length > 1 && !rows.some((row) => row.slice(1).some((cell) => cell.startsWith(' ')))
}

function readCells(text: string, separator: string): string[][] | undefined {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[index + 1] === '"') cell += text[index++]
      else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator || character === '\n') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (character === '\n') rows.push([])
    } else cell += character
  }
  rows.at(-1)?.push(cell)
  return isQuoted ? undefined : rows
}
