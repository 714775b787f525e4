import type { ContentFragment, LinkFragment } from '../content-lint/content-fragment.ts'
import { richTextFragments } from '../content-lint/rich-text-fragments.ts'
import { pictureUse } from '../platform/media/picture-use.ts'
import { plainTextOf } from '../platform/rich-text/plain-text.ts'
import type { RichText } from '../platform/rich-text/rich-text.ts'
import type { ModuleDefinition, ModuleField } from './definition.ts'

type Data = Record<string, unknown>
type Fields = Record<string, ModuleField>
/** Parses custom HTML into fragments; available on the server only. */
type ReadHtml = (field: string, code: string) => ContentFragment[]

const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/|#)\S*$/i

/** The fragments of a module that lint rules check, derived from its field definitions. */
export function lintFragmentsOf({ fields }: ModuleDefinition, data: Data, readHtml: ReadHtml = () => []): ContentFragment[] {
  return fragmentsIn(fields, data, readHtml, '')
}

function fragmentsIn(fields: Fields, data: Data, readHtml: ReadHtml, prefix: string): ContentFragment[] {
  return Object.entries(fields).flatMap(([name, form]) => {
    const [field, value] = [prefix + name, data[name]]
    if (form.kind === 'items') {
      if (!Array.isArray(value)) return []
      return value.flatMap((item: Data, index) => fragmentsIn(form.fields, item, readHtml, `${field}.${index}.`))
    }
    // An empty heading counts as a heading.
    if (form.kind === 'text' && form.levelIn) {
      const level = Number(data[form.levelIn])
      return level ? [{ kind: 'heading', field, level, text: String(value ?? '').trim() }, ...textFragments(field, value)] : []
    }
    return value ? fieldFragments({ field, form, value, fields, data, readHtml }) : []
  })
}

type FieldInput = { field: string; form: ModuleField; value: unknown; fields: Fields; data: Data; readHtml: ReadHtml }

function fieldFragments({ field, form, value, fields, data, readHtml }: FieldInput): ContentFragment[] {
  switch (form.kind) {
    case 'text':
      if (form.means === 'anchor') return []
      if (form.level)
        return [{ kind: 'heading', field, level: form.level, text: String(value).trim(), isFixed: true }, ...textFragments(field, value)]
      if (form.means === 'way to an anchor') return [linkFragment(field, `#${value}`, undefined, fields, data)]
      return textFragments(field, value)
    case 'richText':
      return richTextFragments(field, value as RichText)
    case 'url': {
      if (!ADDRESS.test(String(value))) return []
      const link = linkFragment(field, String(value), form.words, fields, data)
      return form.plays ? [{ ...link, text: null }, playerFragment(field, form.plays, fields, data)] : [link]
    }
    case 'code':
      if (form.plays) return [...embeddedLink(field, value), playerFragment(field, form.plays, fields, data)]
      return ADDRESS.test(String(value)) ? embeddedLink(field, value) : readHtml(field, String(value))
    case 'media': {
      const picture = pictureUse(value)
      const file: ContentFragment[] = picture ? [{ kind: 'file', field, id: picture.id }] : []
      // The audio-described version of a film is not a separate film.
      const isFirst =
        Object.entries(fields).find(([, candidate]) => candidate.kind === 'media' && candidate.accept === form.accept)?.[1] === form
      return isFirst && (form.accept === 'video' || form.accept === 'audio')
        ? [...file, playerFragment(field, form.accept, fields, data)]
        : file
    }
    default:
      return []
  }
}

function textFragments(field: string, value: unknown): ContentFragment[] {
  return typeof value === 'string' && value.trim() ? [{ kind: 'text', field, text: value }] : []
}

function embeddedLink(field: string, value: unknown): ContentFragment[] {
  return ADDRESS.test(String(value)) ? [{ kind: 'link', field, address: String(value), text: null, shown: '' }] : []
}

/** A link is named by its own text, else by the text beside it, else by a picture; else by nothing. */
function linkFragment(
  field: string,
  address: string,
  textField: string | undefined,
  fields: Fields,
  data: Data,
): LinkFragment & { field: string } {
  // The older form (AMB-24) stores the text of a link in another field.
  const ownText = textField ? String(data[textField] ?? data.content ?? '').trim() : ''
  const beside = Object.entries(fields).flatMap(([name, form]) => {
    if (form.kind === 'richText') return plainTextOf(data[name] as RichText | undefined).trim() || []
    return form.kind === 'text' && !form.means ? String(data[name] ?? '').trim() || [] : []
  })
  const hasPicture = Object.entries(fields).some(([name, form]) => form.kind === 'media' && pictureUse(data[name]))
  const text = ownText || (beside.length > 0 || hasPicture ? null : '')
  return {
    kind: 'link',
    field,
    address,
    text,
    shown: ownText || (beside[0] ?? ''),
    hasContext: beside.some((neighbour) => neighbour !== ownText),
  }
}

function playerFragment(field: string, sort: 'video' | 'audio', fields: Fields, data: Data): ContentFragment {
  const title = Object.entries(fields).find(([, form]) => form.kind === 'text' && form.label === 'Title')?.[0]
  const isFilled = ([name, form]: [string, ModuleField]) =>
    Boolean(form.kind === 'media' ? data[name] : plainTextOf(data[name] as RichText | undefined).trim())
  const helpOf = (helps: [string, ModuleField][]) => (helps.length === 0 ? 'no field' : helps.some(isFilled) ? 'there' : 'missing')
  const all = Object.entries(fields)
  const captions = all.filter(([, form]) => form.kind === 'media' && form.accept === 'captions')
  const texts = all.filter(([, form]) => form.kind === 'richText')
  const versions = all.filter(([name, form]) => form.kind === 'media' && form.accept === sort && `.${field}`.split('.').at(-1) !== name)
  return {
    kind: 'player',
    field,
    sort,
    title: title ? String(data[title] ?? '').trim() : '',
    // A film needs captions, a recording a transcript; a film also needs a description for those who cannot see it.
    words: helpOf(captions.length > 0 ? captions : texts),
    description: helpOf(captions.length > 0 ? [...versions, ...texts] : []),
  }
}
