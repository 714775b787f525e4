import { readdirSync } from 'node:fs'

/** Folders that `.gitignore` names, and git's own. */
const GENERATED = /^(\.git|node_modules|build|build-.*|\.react-router|data|data-.*|test-results|playwright-report|coverage)$/

/**
 * The files of a checkout by their paths from its root, without what is installed, built or stored beside them. Needs no
 * git, so that tests also run in an unpacked archive.
 */
export function sourceFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return GENERATED.test(entry.name) ? [] : sourceFiles(path)
    return entry.isFile() && !/\.log$|^\.(git|env|DS_Store)$/.test(entry.name) ? [path] : []
  })
}
