import ExifReader, { type ExpandedTags } from 'exifreader'
import { t } from '../i18n/i18n.ts'

/** What a file says of itself, in the fields of the library; empty where it says nothing. */
export type Particulars = {
  alt: string
  credit: string
  rights: string
  /** the last day on which it may be shown, as `2027-07-31`; empty where there is none */
  rightsUntil: string
  /** who made it, and whose it is, to be kept in what is served */
  creators: string[]
  copyright: string
}

/** What reads the XML of XMP; browsers have one of their own. */
type XmlReader = { parseFromString(xml: string, type: 'application/xml'): unknown }
type Tag = { value?: unknown; description?: string; attributes?: { lang?: string } }
type Tags = Record<string, Tag | Tag[] | undefined>

export const NO_PARTICULARS: Particulars = { alt: '', credit: '', rights: '', rightsUntil: '', creators: [], copyright: '' }

const MAX_LENGTH = { alt: 500, credit: 200, rights: 1000 }
/** What cameras and programs write where nobody has written anything. */
const WRITTEN_BY_NOBODY =
  /^(olympus digital camera|sony dsc|minolta.*|konica.*|dcim\W.*|exif_jpeg_picture|samsung.*|digital (still )?camera|default|untitled|picasa|unknown|unbekannt|none|photographer|fotograf|(your|vor|first) ?name.*)$/i
const SAYS_WHAT_IT_IS = /^(©|\(c\)|(fotos?|photos?|bild(er)?|illustration(en)?|grafik|montage|zeichnung(en)?)\b)/i
const COMPACT_DAY = /^(\d{4})-?(\d{2})-?(\d{2})/

/**
 * Reads what photographers and programs have written into a picture (XMP, IPTC, Exif in this order): what cameras
 * write by themselves does not count. A file that cannot be read says nothing.
 * @param xml for the server, which has no reader of XML of its own
 */
export async function particularsIn(bytes: Uint8Array, xml?: XmlReader): Promise<Particulars> {
  try {
    const options = { expanded: true, async: true, ...(xml ? { domParser: xml } : {}) } as const
    return particularsOf(await ExifReader.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), options))
  } catch {
    return NO_PARTICULARS
  }
}

function particularsOf(tags: ExpandedTags): Particulars {
  const [xmp, iptc, exif] = [tags.xmp, tags.iptc, tags.exif].map((found) => (found ?? {}) as unknown as Tags) as [Tags, Tags, Tags]
  const first = (...found: (Tag | Tag[] | undefined)[]) => found.map(textOf).find(Boolean) ?? ''
  const creators = [xmp.creator, iptc['By-line'], exif.Artist].map(textsOf).find(({ length }) => length > 0) ?? []
  const copyright = first(xmp.rights, iptc['Copyright Notice'], exif.Copyright)
  const said = [copyright, first(xmp.UsageTerms), first(xmp.Instructions, iptc['Special Instructions'])]
  return {
    alt: cut(first(xmp.AltTextAccessibility, xmp.description, iptc['Caption/Abstract'], exif.ImageDescription), MAX_LENGTH.alt),
    credit: cut(creditOf(creators, first(xmp.Credit, iptc.Credit)), MAX_LENGTH.credit),
    rights: cut([...new Set(said.filter(Boolean))].join(' · '), MAX_LENGTH.rights),
    rightsUntil: dayIn(first(iptc['Expiration Date'], xmp.expirationDate, xmp.LicenseEndDate)),
    creators,
    copyright,
  }
}

/** The line beside the picture: the file’s own, or of who made it and for whom. */
function creditOf(creators: string[], line: string): string {
  if (SAYS_WHAT_IT_IS.test(line)) return line
  const name = [creators.filter((creator) => !line.includes(creator)).join(', '), line].filter(Boolean).join(' / ')
  return name === '' || SAYS_WHAT_IT_IS.test(name) ? name : t('Photo: {name}', { name })
}

function textOf(tag: Tag | Tag[] | undefined): string {
  return textsOf(tag)[0] ?? ''
}

/** The texts of an entry that may be there more than once; of one in several languages that for all, or in German, alone. */
function textsOf(tag: Tag | Tag[] | undefined): string[] {
  if (!tag) return []
  const listed = Array.isArray(tag) ? tag : isList(tag.value) ? tag.value : [tag]
  const inLanguages = listed.filter(({ attributes }) => attributes?.lang)
  const chosen = ['x-default', 'de'].flatMap((wanted) => inLanguages.filter(({ attributes }) => attributes?.lang?.startsWith(wanted)))
  return (inLanguages.length > 0 ? [chosen[0] ?? inLanguages[0]] : listed)
    .map((one) =>
      String(one?.description ?? '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll('\0', '')
        .trim(),
    )
    .filter((text) => text !== '' && !WRITTEN_BY_NOBODY.test(text))
}

/** XMP keeps lists as tags within a tag, IPTC the bytes of a text as numbers. */
function isList(value: unknown): value is Tag[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object')
}

function dayIn(text: string): string {
  const day = COMPACT_DAY.exec(text)?.slice(1).join('-') ?? ''
  // Not every browser of the staff has `Temporal`; a day that there is not becomes another one.
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : ''
}

/** At the end of a sentence, else of a word, where a text is longer than its field. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const start = text.slice(0, length - 2)
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => start.lastIndexOf(end)))
  return sentence > length / 2 ? start.slice(0, sentence + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`
}
