import type { MediaStore } from '../app/platform/media/store.ts'
import type { ZweiklangName } from '../app/platform/theme/color-pair.ts'
import { type Crop, drawPoster, type PosterArt, posterFamilies, posterMotifs } from './posters/index.ts'

const CREDIT = 'Illustration: Festspiele Marienbrück'

const FILE_ENDINGS = { wide: 'breit', poster: 'plakat', square: 'quadrat' } as const
type CropName = keyof typeof FILE_ENDINGS

/** Ids of a drawing's crops in the media library. */
export type PictureIds = Partial<Record<CropName, number>>

/** Adds a drawing's crops to the media library. Renditions are created when they are first requested. */
export async function addArt(
  media: MediaStore,
  name: string,
  art: { crops: Partial<Record<CropName, Crop>> },
  alt: string,
): Promise<PictureIds> {
  const ids: PictureIds = {}
  for (const [crop, drawing] of Object.entries(art.crops) as [CropName, Crop][]) {
    ids[crop] = await addCrop(media, `${name}-${FILE_ENDINGS[crop]}.svg`, drawing, alt)
  }
  return ids
}

/** Adds one crop to the media library. @returns its id */
export async function addCrop(media: MediaStore, filename: string, crop: Crop, alt: string): Promise<number> {
  const row = await media.add({
    filename,
    bytes: new TextEncoder().encode(crop.svg),
    alt,
    isDecorative: alt === '',
    credit: CREDIT,
    focalX: crop.focalX,
    focalY: crop.focalY,
    trustedSvg: { width: crop.width, height: crop.height },
  })
  return row.id
}

const MOTIFS = posterFamilies.map((family) => ({ family, motifs: posterMotifs(family) })).filter(({ motifs }) => motifs.length > 0)

/** The poster of the given number: families and motifs alternate, so that neighbours differ. */
export function drawNumbered(number: number, order: { seed: string; zweiklang: ZweiklangName; title: string }): PosterArt {
  const turn = MOTIFS[number % MOTIFS.length]
  const motif = turn?.motifs[Math.floor(number / MOTIFS.length) % turn.motifs.length]
  return drawPoster({ ...order, family: turn?.family, motif })
}
