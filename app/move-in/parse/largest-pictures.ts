/** Where pictures that a page loads late keep their address. */
const LATE_SOURCES = ['data-src', 'data-lazy-src', 'data-orig-file', 'data-large-file']
const LATE_SETS = ['srcset', 'data-srcset', 'data-lazy-srcset']
/** A small picture that leads to the large one. */
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i
/** Words that WordPress draws. */
const DRAWN_WORDS = 'img.emoji, img.wp-smiley'

/** Gives each picture of a document the address of the largest of its files, and small signs their words. */
export function largestPictures(document: Document, address: string): void {
  for (const sign of document.querySelectorAll(DRAWN_WORDS)) sign.replaceWith(sign.getAttribute('alt') ?? '')
  for (const picture of document.querySelectorAll('img')) {
    const linked = takeLink(picture)
    const source = linked ?? largestOf(picture) ?? LATE_SOURCES.map((name) => picture.getAttribute(name)).find(Boolean)
    picture.setAttribute('src', URL.parse(source ?? picture.getAttribute('src') ?? '', address)?.href ?? '')
  }
}

/** The file that a picture leads to; the link itself goes, since the picture is that file now. */
function takeLink(picture: Element): string | undefined {
  const link = picture.closest('a')
  const target = link?.getAttribute('href') ?? ''
  if (!link || !PICTURE_FILE.test(target.replace(/[?#].*$/, ''))) return undefined
  link.replaceWith(...link.childNodes)
  return target
}

/** The last of `a.jpg 300w, b.jpg 2000w` by its width. */
function largestOf(picture: Element): string | undefined {
  const set = LATE_SETS.map((name) => picture.getAttribute(name)).find(Boolean) ?? ''
  const files = [...set.matchAll(/(\S+)\s+(\d+)w/g)].map(([, file = '', width]) => ({ file, width: Number(width) }))
  return files.toSorted((left, right) => right.width - left.width)[0]?.file
}
