import { createWriteStream } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { importProgramme } from '../imports/index.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import { moduleSchemas } from '../modules/module-schemas.server.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Foyer } from '../server.ts'
import { readArchive, writeArchive } from '../site-archive/index.server.ts'
import type { Flags, Print } from './command.ts'
import { OPERATOR } from './operator.ts'
import { rebuildIndex } from './rebuild-index.ts'

/** What a file begins with that gzip has compressed. */
const GZIP = Buffer.from([0x1f, 0x8b])
/** What a tar file says of itself, and where. */
const [TAR_MAGIC, TAR_MAGIC_AT] = ['ustar', 257]

/** Writes the site into an archive, which has its name once it is whole. What ends on the way leaves nothing behind. */
export async function exportSite({ platform }: Foyer, path: string, _flags: Flags, print: Print): Promise<number> {
  const unfinished = `${path}.new`
  try {
    await pipeline(writeArchive(platform, moduleSchemas()), createWriteStream(unfinished))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  print(t('The archive is complete: {file}.', { file: path }))
  return 0
}

/** Reads in an archive of a site, or a programme: by what the file holds, whatever it is called; a name in `.tar` means an archive. */
export async function importFile(foyer: Foyer, path: string, flags: Flags, print: Print): Promise<number> {
  const head = await beginningOf(path)
  if (GZIP.equals(head.subarray(0, GZIP.length))) {
    print(t('This file is compressed. Unpack it first: gunzip {file}', { file: path }))
    return 1
  }
  const isArchive = extname(path).toLowerCase() === '.tar' || head.subarray(TAR_MAGIC_AT).toString() === TAR_MAGIC
  return (isArchive ? importSite : importProgrammeFile)(foyer, path, flags, print)
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAR_MAGIC_AT + TAR_MAGIC.length), 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function importSite(foyer: Foyer, path: string, flags: Flags, print: Print): Promise<number> {
  const { replace = false, 'dry-run': dryRun = false } = flags
  const report = await readArchive(foyer.platform, moduleRegistry, path, { replace, dryRun })
  for (const [table, count] of Object.entries(report.rows)) print(`${table}: ${count}`)
  if (report.files.missing > 0) print(t('{n} files were already missing when the archive was made.', { n: report.files.missing }))
  if (dryRun) {
    print(report.replaces ? t('Nothing was changed. This site has content, which --replace gives up.') : t('Nothing was changed.'))
    return 0
  }
  await foyer.platform.forgetReads()
  await rebuildIndex(foyer, print)
  print(t('The site is what the archive of {house} holds.', { house: report.house }))
  return 0
}

async function importProgrammeFile({ platform }: Foyer, file: string, flags: Flags, print: Print): Promise<number> {
  const { counts, warned, lines } = await importProgramme(platform, OPERATOR, {
    bytes: await readFile(file),
    fileName: basename(file),
    isDryRun: Boolean(flags['dry-run']),
    onProgress: (done, all) => print(t('{done} of {all}', { done, all })),
  })
  for (const { line, title, reasons } of lines.filter(({ action }) => action === 'rejected'))
    print(`${line}: ${title}: ${reasons.join(' ')}`)
  for (const { line, title, warnings } of lines) for (const warning of warnings) print(`${line}: ${title}: ${warning}`)
  for (const { line, title, keptNumber } of lines) if (keptNumber) print(`${line}: ${title}: ${keptNumber}`)
  if (warned > 0) print(t('{n} rows have conflicts.', { n: warned }))
  print(t('{create} new, {change} changed, {same} unchanged, {rejected} rejected.', counts))
  return counts.rejected > 0 ? 1 : 0
}
