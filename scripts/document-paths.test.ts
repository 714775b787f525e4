import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const files = sourceFiles()
/** Every file and folder by all ends of its path: `app/a/b.ts` is also `a/b.ts` and `b.ts`. */
const known = new Set(files.flatMap((file) => parents(file).flatMap(endsOf)))
/** The specification is not ours to change. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/specification/'))
/** A file in code font, or the target of a link. */
const MENTION = /`([\w-][\w./-]*\.(?:tsx?|mjs|css|md))`|\]\((?!https?:|#)([^)#\s]+)/g

it.each(documents)('%s names only files that exist', (document) => {
  const mentions = [...readFileSync(document, 'utf8').matchAll(MENTION)]
  const missing = mentions.flatMap(([, named, target]) => {
    const path = named ?? normalize(join(dirname(document), target ?? '')).replace(/\/$/, '')
    return known.has(path) || known.has(normalize(join(dirname(document), path))) ? [] : [path]
  })
  expect(missing).toEqual([])
})

/** A file and the folders it is in. */
function parents(file: string): string[] {
  return file === '.' ? [] : [file, ...parents(dirname(file))]
}

function endsOf(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}
