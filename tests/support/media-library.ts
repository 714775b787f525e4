import sharp from 'sharp'
import type { TestApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

/** A record as the API returns it. */
export type StoredRecord = { id: number; revision: string; values: Record<string, unknown> }
/** The response to a bulk action. */
export type BulkResponse = { done: number; changes: number[]; left: { id: number; title: string; reason: string }[] }
/** An entry of the media library. */
export type MediaEntry = { id: number; is_known?: boolean; picture: { src: string } | null; file: { url: string } | null }

type Upload = { name: string; bytes: Uint8Array; fields?: Record<string, string>; by?: Visitor }

export type MediaLibrary = ReturnType<typeof createMediaLibrary>

/** A PNG of 640 × 640 pixels in one colour. */
export function squarePicture(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 640, channels: 3, background: colour } })
    .png()
    .toBuffer()
}

/** The media library of a test app, as an editor uses it. */
export function createMediaLibrary(app: TestApp, editor: Visitor) {
  /** Sends a file as a form. */
  async function sendFile(method: 'POST' | 'PUT', path: string, { name, bytes, fields = {}, by = editor }: Upload) {
    const body = new FormData()
    body.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
    for (const [field, value] of Object.entries(fields)) body.set(field, value)
    const response = await by.fetch(path, { method, body, headers: { 'X-CSRFToken': await by.csrfToken(), origin: app.url } })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as MediaEntry & { code?: string } }
  }
  return {
    sendFile,
    /** Uploads a square picture with an alt text that names its colour. */
    async upload(name: string, colour: string) {
      const { body } = await sendFile('POST', '/api/media', {
        name,
        bytes: await squarePicture(colour),
        fields: { alt: `Ein Bild: ${colour}` },
      })
      return body
    },
    async read(id: number) {
      return (await editor.getJson<StoredRecord>(`/api/admin/media/${id}`)).body
    },
    /** The HTML of a page as a visitor gets it. */
    async page(path: string) {
      return (await app.visitor().fetch(path)).text()
    },
    /** Creates a production with a picture as its wide image. */
    async createProduction(wideImageId: number, title: string) {
      const { body } = await editor.send<StoredRecord>('POST', '/api/admin/production', { title, wideImageId })
      return { id: body.id, path: `/de/stuecke/${body.values.slug}/${body.id}` }
    },
  }
}
