/** Pictures whose bytes the page can read: in the clipboard itself, or on this site. */
const READABLE = /^(?:data:image\/(?:png|jpe?g|webp|gif|avif)[;,]|blob:)/i

/** Whether the bytes of a picture can be had, by its address. */
export type IsReadable = (source: string) => boolean

/** Removes pictures whose bytes are out of reach, such as those of other sites and of files on a disk. @returns how many there were */
export function takeBrokenPictures(body: HTMLElement, isReadable: IsReadable = isReadableHere): number {
  let removed = 0
  for (const picture of body.querySelectorAll('img')) {
    if (isReadable(picture.getAttribute('src') ?? '')) continue
    // A picture of a pixel counts visitors.
    if (picture.getAttribute('width') !== '1') removed++
    picture.remove()
  }
  return removed
}

function isReadableHere(source: string): boolean {
  return READABLE.test(source) || URL.parse(source, location.href)?.origin === location.origin
}

/** The bytes of a picture in pasted HTML as a file; undefined when they cannot be read after all. */
export async function pictureFile(source: string, number: number): Promise<File | undefined> {
  const blob = source.startsWith('data:') ? blobOfDataUrl(source) : await fetchBlob(source)
  if (!blob?.type.startsWith('image/')) return undefined
  return new File([blob], `${nameOf(source) ?? `eingefuegt-${number}`}.${blob.type.slice('image/'.length).replace('jpeg', 'jpg')}`, {
    type: blob.type,
  })
}

/** Decoded here, since the page's security policy lets nobody fetch such an address. */
function blobOfDataUrl(source: string): Blob | undefined {
  const [, type = '', encoding, data = ''] = /^data:([^;,]+)(?:;[^;,]+)*?(;base64)?,(.*)$/is.exec(source) ?? []
  try {
    const text = encoding ? atob(data.replace(/\s/g, '')) : decodeURIComponent(data)
    return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))], { type: type.toLowerCase() })
  } catch {
    return undefined
  }
}

async function fetchBlob(source: string): Promise<Blob | undefined> {
  const response = await fetch(source).catch(() => undefined)
  return response?.ok ? response.blob() : undefined
}

function nameOf(source: string): string | undefined {
  if (source.startsWith('data:') || source.startsWith('blob:')) return undefined
  return (
    URL.parse(source, location.href)
      ?.pathname.split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') || undefined
  )
}
