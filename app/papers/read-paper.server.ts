import type { Platform } from '../platform/platform.ts'
import { readMonthPaper } from './month-paper.server.ts'
import type { ReadPaper } from './Paper.tsx'
import type { PaperRequest } from './paper-request.ts'
import { readPerformancePaper } from './performance-paper.server.ts'

/** Reads what a paper says. @throws Problem 404 */
export async function readPaper(platform: Platform, request: PaperRequest): Promise<ReadPaper> {
  return request.paper === 'month'
    ? { kind: 'month', paper: await readMonthPaper(platform, request.month) }
    : { kind: request.paper, paper: await readPerformancePaper(platform, request.event) }
}
