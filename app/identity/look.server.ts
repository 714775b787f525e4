import { readPictures } from '../platform/media/media-rows.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import type { Platform } from '../platform/platform.ts'
import { readWords } from '../platform/translations/words.server.ts'
import { footerInWords, headerInWords } from '../site/index.server.ts'
import { type Look, picturesOfFooter, shownFooter } from '../site/index.ts'
import { identityUrl, readIdentityFiles } from './identity.server.ts'

/** What the frame of every page needs of the theatre's look: nothing where it is the default one. */
export async function readLook(platform: Platform): Promise<Look> {
  const { css, fonts, isInArchivo, logo, footer, header } = await readIdentityFiles(platform)
  const words = footer || header ? await readWords(platform) : undefined
  return {
    ...{ stylesheet: css && identityUrl(css), fonts, isInArchivo, logo: logo && pictureOfLogo(logo) },
    footerParts: footer && shownFooter(footerInWords(footer, words), await readPictures(platform, picturesOfFooter(footer))),
    header: header && headerInWords(header, words),
  }
}

/** A logo as a picture of one file. It is drawn for every size, and belongs to no entry of the media library. */
function pictureOfLogo({ file, width, height }: { file: string; width: number; height: number }): PictureSource {
  const src = identityUrl(file)
  return {
    ...{ id: 0, src, width, height, position: '50% 50%', alt: '', credit: '', placeholder: null },
    srcSets: { avif: '', webp: '', jpg: src },
  }
}
