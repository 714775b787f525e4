import type { FieldForm, ModuleDefinition } from './definition.ts'
import { eventList } from './event-list/module.ts'
import { faq } from './faq/module.ts'
import { fullTeaser } from './full-teaser/module.ts'
import { headline } from './headline/module.ts'
import { heroMedia } from './hero-media/module.ts'
import { highlightTeaser } from './highlight-teaser/module.ts'
import { image } from './image/module.ts'
import { link } from './link/module.ts'
import { quote } from './quote/module.ts'
import { section } from './section/module.ts'
import { teaserList } from './teaser-list/module.ts'
import { text } from './text/module.ts'
import { twoColumns } from './two-columns/module.ts'

/** All modules, in the order in which the module picker offers them. */
export const moduleDefinitions: ModuleDefinition[] = [
  headline,
  text,
  image,
  section,
  twoColumns,
  link,
  quote,
  faq,
  heroMedia,
  eventList,
  fullTeaser,
  teaserList,
  highlightTeaser,
]

const byType = new Map(moduleDefinitions.map((definition) => [definition.type, definition]))

/** The definition of a module type; undefined for a type this house does not know. */
export function definitionOf(type: string): ModuleDefinition | undefined {
  return byType.get(type)
}

/** How a field is asked for, also that of an item: `items.2.headline`. */
export function fieldFormOf(type: string, path: string): FieldForm | undefined {
  let fields = definitionOf(type)?.fields
  let form: FieldForm | undefined
  for (const name of path.split('.').filter((part) => !/^\d+$/.test(part))) {
    form = fields?.[name]
    fields = form?.kind === 'items' ? form.fields : undefined
  }
  return form
}
