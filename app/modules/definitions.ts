import { accessibilityStatement } from './accessibility-statement/module.ts'
import { anchorList } from './anchor-list/module.ts'
import { audio } from './audio/module.ts'
import { blogTeaserList } from './blog-teaser-list/module.ts'
import { container } from './container/module.ts'
import type { FieldForm, ModuleDefinition } from './definition.ts'
import { eventList } from './event-list/module.ts'
import { faq } from './faq/module.ts'
import { form } from './form/module.ts'
import { fullTeaser } from './full-teaser/module.ts'
import { headline } from './headline/module.ts'
import { heroMedia } from './hero-media/module.ts'
import { highlightTeaser } from './highlight-teaser/module.ts'
import { html } from './html/module.ts'
import { image } from './image/module.ts'
import { imageList } from './image-list/module.ts'
import { link } from './link/module.ts'
import { logoList } from './logo-list/module.ts'
import { quote } from './quote/module.ts'
import { section } from './section/module.ts'
import { selfHostedAudio } from './self-hosted-audio/module.ts'
import { selfHostedVideo } from './self-hosted-video/module.ts'
import { socialMedia } from './social-media/module.ts'
import { teaserList } from './teaser-list/module.ts'
import { text } from './text/module.ts'
import { twoColumns } from './two-columns/module.ts'
import { venue } from './venue/module.ts'
import { venueList } from './venue-list/module.ts'
import { video } from './video/module.ts'
import { videoList } from './video-list/module.ts'
import { viewer } from './viewer/module.ts'
import { withLanguageField } from './with-language-field.ts'

/** All modules. The module picker offers those of `toolbars.ts`, in its order. */
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
  imageList,
  video,
  videoList,
  selfHostedVideo,
  audio,
  selfHostedAudio,
  viewer,
  socialMedia,
  blogTeaserList,
  venue,
  venueList,
  form,
  logoList,
  anchorList,
  html,
  container,
  accessibilityStatement,
].map(withLanguageField)

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
