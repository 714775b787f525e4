import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { moduleDefinitions } from '../app/modules/definitions.ts'

/** What makes a part need its script. */
const BEHAVIOUR =
  /\bon[A-Z]\w*=\{|\buse(State|Effect|LayoutEffect|Ref|Reducer|SyncExternalStore)\(|<button\b|\blazy\(|from '\.\.\/\.\.\/(?!content|site)\w+\/index\.ts'/g
const RUNTIME_IMPORT = /^import (?!type\b).*?from '(\.[^']+\.tsx)'/gm

/** What these parts may import although it has behaviour: where they use it, they are not static, or only while editing. */
const EXPECTED = {
  // several heroes in a row, rendered around them by the browser
  'app/modules/hero-media/View.tsx': ['app/ui/Slider.tsx'],
  // in another display, which is not static
  'app/modules/image-list/View.tsx': ['app/ui/Slider.tsx'],
  'app/modules/teaser-list/View.tsx': ['app/ui/Slider.tsx'],
  // a summary stays open while its text is edited
  'app/modules/faq/View.tsx': ['app/modules/faq/View.tsx'],
  // the magazine's article teasers, which are links
  'app/programme/blocks/StaticBlock.tsx': ['app/programme/blocks/Blog.tsx'],
  // the anchor of the cookie settings, which is a constant
  'app/shell/footer/FooterContent.tsx': ['app/site/components/FooterParts.tsx'],
}

/** A component's file and the components it imports by path, without those of the content system, which are for the editor. */
function filesOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !existsSync(path)) return seen
  seen.add(path)
  for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(RUNTIME_IMPORT)) filesOf(resolve(dirname(path), imported), seen)
  return seen
}

it('parts whose script visitors never load have no state and no handlers', () => {
  const views = moduleDefinitions.filter(({ isStatic }) => isStatic).map(({ type }) => `app/modules/${type}/View.tsx`)
  const parts = [
    ...views,
    'app/programme/blocks/StaticBlock.tsx',
    'app/shell/footer/FooterContent.tsx',
    'app/magazine/components/ArticleTeaser.tsx',
  ]
  const found = parts.map((part) => {
    const behaving = [...filesOf(resolve(part))].filter((file) => readFileSync(file, 'utf8').match(BEHAVIOUR))
    return [part, behaving.map((file) => relative('.', file)).toSorted()] as const
  })
  expect(views.length).toBeGreaterThan(10)
  expect(Object.fromEntries(found.filter(([, behaving]) => behaving.length > 0))).toEqual(EXPECTED)
})
