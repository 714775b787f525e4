import type { TableRow } from './parse-table.ts'

/** The rows of an Excel file, as texts. What reads them is loaded with the first file. @throws UnreadableFile */
export async function readExcel(bytes: Uint8Array): Promise<TableRow[]> {
  const { parseExcel } = await import('./parse-excel.server.ts')
  return parseExcel(bytes)
}
