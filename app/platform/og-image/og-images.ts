import type { OpenAPIHono } from '@hono/zod-openapi'
import { type FileStore, openFileStore } from '../files/file-store.ts'
import type { BaseEnv } from '../http/base-app.ts'
import type { PreviewImage } from '../http/page-metadata.ts'
import type { MediaStore } from '../media/store.ts'
import type { Platform } from '../platform.ts'
import { drawOgImage, OG_IMAGE_SIZE, type OgImage, versionOf } from './og-image.ts'
import type { ShareLook } from './share-look.ts'

/** Reads the current content of the card of one record; undefined if visitors cannot see the record. */
export type ShareCardReader = (platform: Platform, id: number) => Promise<OgImage | undefined>

/** Reads what cards take from the theatre's look. */
type ShareLookReader = (platform: Platform) => Promise<ShareLook>

const FOLDER = '/share'
/** The mark of a look, which tells one address of a card from another. */
const LOOK = /^[\w.-]{1,64}$/
const ONE_YEAR = 'public, max-age=31536000, immutable'
/** Wide enough for a card, and one of the widths in which pictures are rendered anyway. */
const PICTURE_WIDTH = 1536

/** The path of a card's image. It changes with the card's content. */
function ogImageUrl(kind: string, id: number, card: OgImage): string {
  return `${FOLDER}/${kind}/${id}/${versionOf(card)}.jpg`
}

/**
 * A card as the preview image of a page. Which look it is drawn in is said by whoever writes the page's head, so that those who
 * keep pictures fetch it again (`renderMetaTags`).
 */
export function previewOf(kind: string, id: number, card: OgImage): PreviewImage {
  return { path: ogImageUrl(kind, id, card), ...OG_IMAGE_SIZE, alt: [card.title, card.line].filter(Boolean).join(', ') }
}

/**
 * Serves the images of link previews at `/share/{kind}/{id}/{version}.jpg`. Each is drawn at its first request and stored; an
 * outdated version redirects to the current one. Clients cannot choose the content, so they cannot have images made at will.
 */
export function mountOgImages(
  app: OpenAPIHono<BaseEnv>,
  platform: Platform,
  media: MediaStore,
  readers: Record<string, ShareCardReader>,
  readLook: ShareLookReader,
): void {
  const renderer = new ShareCardRenderer(platform, media, readLook)
  app.get(`${FOLDER}/:kind/:id{[1-9]\\d{0,8}}/:file{[0-9a-f]{16}\\.jpg}`, async (context, next) => {
    const { kind, id, file } = context.req.param()
    const reader = Object.hasOwn(readers, kind) ? readers[kind] : undefined
    const card = await reader?.(platform, Number(id))
    if (!card) return next()
    const address = ogImageUrl(kind, Number(id), card)
    const look = LOOK.exec(context.req.query('look') ?? '')?.[0]
    if (!address.endsWith(`/${file}`)) return context.redirect(look ? `${address}?look=${look}` : address, 302)
    const bytes = await renderer.of(card)
    return context.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'content-type': 'image/jpeg', 'cache-control': ONE_YEAR })
  })
}

/** Draws and stores the images of cards. Concurrent requests for one image share its rendering; one is drawn at a time. */
class ShareCardRenderer {
  readonly #platform: Platform
  readonly #media: MediaStore
  readonly #readLook: ShareLookReader
  readonly #running = new Map<string, Promise<Uint8Array>>()
  #store: Promise<FileStore> | undefined
  #queue: Promise<unknown> = Promise.resolve()

  constructor(platform: Platform, media: MediaStore, readLook: ShareLookReader) {
    this.#platform = platform
    this.#media = media
    this.#readLook = readLook
  }

  async of(card: OgImage): Promise<Uint8Array> {
    const look = await this.#readLook(this.#platform)
    const name = `renditions/share/${[versionOf(card), look.version].filter(Boolean).join('-')}.jpg`
    const running = this.#running.get(name)
    if (running) return running
    const work = this.#readOrDraw(name, card, look).finally(() => this.#running.delete(name))
    this.#running.set(name, work)
    return work
  }

  async #readOrDraw(name: string, card: OgImage, look: ShareLook): Promise<Uint8Array> {
    this.#store ??= openFileStore(this.#platform.config)
    const files = await this.#store
    if (await files.exists(name)) return files.read(name)
    const drawn = this.#queue.then(async () => {
      const picture = card.pictureKey ? await this.#media.rendition(card.pictureKey, { width: PICTURE_WIDTH, format: 'jpg' }) : undefined
      return drawOgImage(card, picture, look)
    })
    this.#queue = drawn.catch(() => {})
    const bytes = await drawn
    await files.write(name, bytes)
    return bytes
  }
}
