import type { CarriedFace, Face } from '../../identity/index.ts'
import { request } from '../../staff-ui/api-client.ts'

const ADDRESS = '/api/identity/faces'

/** Gives a face to the house. @throws ApiError with a message per field */
export function uploadFace(form: FormData): Promise<Face> {
  return request('POST', ADDRESS, form)
}

/** The same with a face that came in the file of a look. @throws ApiError */
export function sendFace({ family, licence, source, file }: CarriedFace): Promise<Face> {
  const form = new FormData()
  for (const [name, words] of Object.entries({ family, licence, source })) form.set(name, words)
  form.set('file', new File([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))], 'schrift.woff2', { type: 'font/woff2' }))
  return uploadFace(form)
}

/** A face as it is taken to another house. @throws ApiError */
export function fetchFace(id: string): Promise<CarriedFace> {
  return request('GET', `${ADDRESS}/${id}`)
}

/** Removes a face that the site is not set in. @throws ApiError */
export function removeFace(id: string): Promise<void> {
  return request('DELETE', `${ADDRESS}/${id}`)
}
