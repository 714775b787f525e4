import type { TableSheet } from './table-rows.ts'

/** The sheets of a workbook, with cells as texts. What reads them is loaded with the first file. @throws UnreadableFile */
export async function readWorkbook(bytes: Uint8Array): Promise<TableSheet[]> {
  const { parseWorkbook } = await import('./parse-workbook.server.ts')
  return parseWorkbook(bytes)
}
