import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Problem } from '../platform/http/problem.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Logger } from '../platform/logging/logger.ts'

const run = promisify(execFile)

/** A page of text takes a second or two. */
const TIMEOUT_MS = 30_000
/** How many wait for the one browser; further ones are sent away. */
const MAX_WAITING = 4

/** What it draws is a document of our own with nothing to load, so that all that talks to others is off. */
const FLAGS = [
  '--headless',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-pdf-header-footer',
  '--host-resolver-rules=MAP * ~NOTFOUND',
]

/** Makes PDFs of documents, one at a time. */
export type PdfPrinter = (html: string) => Promise<Buffer>

/**
 * Makes a printer that has Chromium draw each document in a process and a folder of its own, which are gone afterwards.
 * @param executable path of Chromium
 * @returns a function that throws Problem 503 `busy` when too many wait, 502 `no_pdf` when Chromium fails or takes too long
 */
export function createPdfPrinter(executable: string, log: Logger): PdfPrinter {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (html) => {
    if (waiting >= MAX_WAITING) throw new Problem(503, 'busy', t('Several PDFs are being made. Please try again in a moment.'))
    waiting++
    const turn = last.then(() => print(executable, html))
    last = turn.catch(() => undefined)
    try {
      return await turn
    } catch (error) {
      log.error({ err: error }, 'Chromium has made no PDF')
      throw new Problem(502, 'no_pdf', t('No PDF could be made. Please print the page with your browser.'))
    } finally {
      waiting--
    }
  }
}

async function print(executable: string, html: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-paper-'))
  try {
    const [source, target] = [join(folder, 'paper.html'), join(folder, 'paper.pdf')]
    await writeFile(source, html)
    // As root, as in many containers, Chromium refuses to start with a sandbox.
    const flags = [...FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
    const files = [`--user-data-dir=${join(folder, 'profile')}`, `--print-to-pdf=${target}`, pathToFileURL(source).href]
    await run(executable, [...flags, ...files], { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: { ...process.env, HOME: folder } })
    return await readFile(target)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
