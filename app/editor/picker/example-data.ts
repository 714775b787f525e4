import type { ModuleDefinition, ModuleField } from '../../modules/definition.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'

type Data = Record<string, unknown>

/** How many entries a list of entries is shown with. */
const ENTRIES = 3

/** Takes one picture after the other, from the beginning again after the last. */
type NextPicture = () => number | null

/**
 * Data with which the picker shows what a module looks like, made from its fields: words of an example, the house's own
 * pictures, and the module's defaults for everything that is chosen; or the module's own example.
 */
export function exampleData({ fields, defaults, example }: ModuleDefinition, pictures: readonly number[]): Data {
  if (example) return { ...defaults(), ...example() }
  let taken = 0
  const next: NextPicture = () => (pictures.length > 0 ? (pictures[taken++ % pictures.length] ?? null) : null)
  return { ...defaults(), ...exampleOf(fields, next) }
}

function exampleOf(fields: Record<string, ModuleField>, next: NextPicture): Data {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = exampleValue(field, next)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function exampleValue(field: ModuleField, next: NextPicture): unknown {
  if (field.kind === 'richText') return textOf(t('The curtain rises at half past seven; the bar is open an hour before.'))
  if (field.kind === 'media') return field.accept ? undefined : next()
  if (field.kind === 'items') return Array.from({ length: ENTRIES }, (_, n) => ({ id: `example-${n}`, ...exampleOf(field.fields, next) }))
  if (field.kind === 'url') return field.plays ? undefined : '/'
  return field.kind === 'text' && field.inPlace && !field.means ? wordsOf(field) : undefined
}

/** A heading says something; what stands above or below one is its own label. */
function wordsOf(field: Extract<ModuleField, { kind: 'text' }>): string {
  return field.level || field.levelIn ? t('An evening to remember') : t(field.label)
}

function textOf(words: string): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
}
