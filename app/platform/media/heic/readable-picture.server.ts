import { Problem } from '../../http/problem.ts'
import { t } from '../../i18n/i18n.ts'
import { runIsolated } from '../../isolated-worker/isolated-worker.ts'
import { pictureTypeOf } from '../file-kinds.ts'
import { assertDrawable } from '../inspect-picture.ts'
import { loadSharp } from '../load-sharp.ts'
import { particularsOfFile } from '../particulars-of-file.ts'
import { isHeic } from '../picture-kinds.ts'
import { servedXmp } from '../served-xmp.ts'
import type { DecodedHeic, HeicTask } from './decode-heic-worker.server.ts'
import { profileInHeif, sizeInHeif } from './heif-properties.ts'
import { pngWithProfile } from './png-with-profile.ts'

/** A photograph of 48 million pixels, as telephones take them, needs some seconds. */
const LIMITS = { memoryMb: 512, milliseconds: 60_000 }
const QUALITY = 92

/**
 * A picture in a form that can be drawn in the formats of the web: HEIC, whose patents keep it out of browsers and of sharp, as
 * JPEG, in the colours of the web, with who made it and whose it is; any other as it is.
 * @throws Problem 400 `not_a_picture` of a HEIC that cannot be read, `too_many_pixels` or `picture_too_tall`
 */
export async function readablePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const type = await pictureTypeOf(bytes)
  if (!type || !isHeic(type)) return bytes
  const size = sizeInHeif(bytes)
  if (size) assertDrawable(size)
  const { width, height, data } = await decoded(bytes)
  const sharp = await loadSharp()
  const pixels = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const profile = profileInHeif(bytes)
  const drawn = profile ? sharp(pngWithProfile(await pixels.png({ compressionLevel: 1 }).toBuffer(), profile)) : pixels
  const kept = servedXmp('', await particularsOfFile(bytes))
  return (kept ? drawn.withXmp(kept) : drawn).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
}

async function decoded(bytes: Uint8Array): Promise<DecodedHeic> {
  const { workerUrl } = await import('./decode-heic-worker.server.ts')
  try {
    return await runIsolated<DecodedHeic>(workerUrl, { bytes } satisfies HeicTask, LIMITS)
  } catch {
    throw new Problem(
      400,
      'not_a_picture',
      t(
        'This HEIC image cannot be read here. Please export it as JPEG; an iPhone takes JPEG under Settings › Camera › Formats › Most Compatible.',
      ),
    )
  }
}
