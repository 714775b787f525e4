import { FACE_PARTS, type FacePart } from './face.ts'
import type { OpenFamily } from './open-families.ts'

const FOLDER = '../../ui/fonts/open'
const urls = import.meta.glob<string>('../../ui/fonts/open/*.woff2', { query: '?url', import: 'default', eager: true })

/** The files of an open family, as pages load them: cut by `scripts/cut-open-faces.ts`. */
export function openFiles(family: OpenFamily): { part: FacePart; url: string }[] {
  return FACE_PARTS.flatMap((part) => {
    const url = urls[`${FOLDER}/${family}-${part}.woff2`]
    return url ? [{ part, url }] : []
  })
}
