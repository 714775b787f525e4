import type { FoundPicture } from '../found-site.ts'
import { withoutBuilder } from './page-builders.ts'

/** How something that only WordPress could show is called, on the frame that stands for it. */
export const ONLY_THERE_TITLE = 'data-only-there'
/** Blocks without contents that are no loss. */
const EMPTY_BLOCKS = /^(?:spacer|separator|more|nextpage|page-break)$/
const GALLERY = /\[gallery\b[^\]]*\bids="([\d,\s]+)"[^\]]*\]/gi
const CAPTION = /\[caption\b[^\]]*\]\s*((?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?)\s*([\s\S]*?)\[\/caption\]/gi
const ADDRESS = /\[(audio|video|embed)\b([^\]]*)\](?:\s*(https?:\/\/\S+?)\s*\[\/\1\])?/gi
/** Words in brackets that people write have no equals sign, hyphen or underscore in or after the first of them. */
const SHORTCODE = /\[((?:[a-z]\w*[-_][\w-]*|[a-z]\w*(?=\s+[\w-]+=)))[^\]\n]*\](?:[\s\S]*?\[\/[a-z][\w-]*\])?/gi
const DYNAMIC_BLOCK = /<!--\s*wp:(?:[\w-]+\/)?([\w-]+)(?:\s+\{.*?\})?\s*\/-->/gs

/**
 * A text of WordPress as HTML: shortcodes, blocks and parts of page builders that it fills only as it shows a page.
 * @param pictures those of the file, by their id there
 */
export function htmlOfMarkup(markup: string, pictures: ReadonlyMap<string, FoundPicture>): string {
  return withoutBuilder(markup, (id) => figureOf(pictures.get(id)))
    .replace(GALLERY, (_, ids: string) =>
      ids
        .split(',')
        .map((id) => figureOf(pictures.get(id.trim())))
        .join(''),
    )
    .replace(CAPTION, (_, image: string, words: string) => `<figure>${image.trim()}<figcaption>${words.trim()}</figcaption></figure>`)
    .replace(ADDRESS, (whole, __, attributes: string, between: string | undefined) =>
      linkOf(between ?? /"(https?:\/\/[^"]+)"/.exec(attributes)?.[1], whole),
    )
    .replace(DYNAMIC_BLOCK, (_, name: string) => (EMPTY_BLOCKS.test(name) ? '' : onlyThere(name)))
    .replace(SHORTCODE, (_, name: string) => onlyThere(`[${name}]`))
}

/** What only WordPress could show; it is told as embedded contents that are left out, by its name there. */
export function onlyThere(name: string): string {
  return `<iframe ${ONLY_THERE_TITLE}="${escaped(name)}"></iframe>`
}

function figureOf(picture: FoundPicture | undefined): string {
  if (!picture?.address) return ''
  const caption = picture.credit ? `<figcaption>${escaped(picture.credit)}</figcaption>` : ''
  return `<figure><img src="${escaped(picture.address)}" alt="${escaped(picture.alt)}">${caption}</figure>`
}

function linkOf(address: string | undefined, shortcode: string): string {
  return address ? `<p><a href="${escaped(address)}">${escaped(address)}</a></p>` : onlyThere(shortcode)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
