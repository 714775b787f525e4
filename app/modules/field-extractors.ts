import { type PictureUse, pictureUse } from '../platform/media/picture-use.ts'
import { innerBlocksOf, isTextBlock } from '../platform/rich-text/blocks.ts'
import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText, RichTextBlock } from '../platform/rich-text/rich-text.ts'
import type { ModuleDefinition, ModuleField, ModuleHint, ModuleReferences } from './definition.ts'
import { walkFields } from './field-walk.ts'
import { typesettingHints } from './typesetting.ts'

type Data = Record<string, unknown>

/** The searchable text of a module. */
export function searchTextOf(definition: ModuleDefinition, data: Data): string {
  if (definition.searchText) return definition.searchText(data)
  return textsOf(definition, data)
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n')
}

/** The pictures and links of a module, including those in rich text. */
export function referencesOf(definition: ModuleDefinition, data: Data): ModuleReferences {
  if (definition.references) return definition.references(data)
  const refs: ModuleReferences = { media: [], links: [] }
  for (const { form, value } of walkFields(definition.fields, data)) {
    const picture = form.kind === 'media' ? pictureUse(value) : undefined
    if (picture) refs.media.push(picture.id)
    if (form.kind === 'url' && value) refs.links.push(String(value))
    if (form.kind === 'richText' && value) refs.links.push(...(value as RichText).content.flatMap(linksOf))
  }
  return refs
}

/** The pictures that a module shows, each with its crop; its films, recordings and captions are files, not pictures. */
export function picturesOf(definition: ModuleDefinition, data: Data): PictureUse[] {
  return [...walkFields(definition.fields, data)].flatMap(({ form, value }) => (isPicture(form) && pictureUse(value)) || [])
}

function isPicture(form: ModuleField): boolean {
  return form.kind === 'media' && !form.accept
}

/** The hints for a module: those of its type, and German typesetting for every text. @param today an ISO date */
export function hintsOf(definition: ModuleDefinition, data: Data, today: string): ModuleHint[] {
  const typesetting = textsOf(definition, data).flatMap(({ path, text }) =>
    typesettingHints(text).map((message) => ({ field: path, message })),
  )
  return [...(definition.lint?.(data, today) ?? []), ...typesetting]
}

function textsOf(definition: ModuleDefinition, data: Data): { path: string; text: string }[] {
  return [...walkFields(definition.fields, data)].flatMap(({ path, form, value }) => {
    if (form.kind === 'text' && typeof value === 'string') return [{ path, text: value }]
    return form.kind === 'richText' && value ? [{ path, text: plainTextOf(value as RichText) }] : []
  })
}

function linksOf(block: RichTextBlock): string[] {
  if (!isTextBlock(block)) return innerBlocksOf(block).flatMap(linksOf)
  return (block.content ?? []).flatMap((inline) =>
    inline.type === 'text' ? (inline.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : [])) : [],
  )
}
