import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontInstance, openStaticFont } from './font-instance.ts'

/** Packages and subsets of the faces for letters that the site's font does not have: Cyrillic, Greek, Hebrew and Arabic. */
const SUBSETS = [
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans-hebrew', 'hebrew'],
  ['noto-sans-arabic', 'arabic'],
] as const

/** Ways to open the faces of other scripts, each at its first call: few titles need one. @param weight as the packages have it */
export function otherScripts(weight: 600 | 700): (() => FontInstance)[] {
  return SUBSETS.map(([name, subset]) => {
    let opened: FontInstance | undefined
    return () => {
      const path = `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`
      opened ??= openStaticFont(readFileSync(createRequire(import.meta.url).resolve(path)))
      return opened
    }
  })
}
