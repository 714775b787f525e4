import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { DEFAULT_SHARE_LOOK, type ShareLook } from '../platform/og-image/share-look.ts'
import type { Platform } from '../platform/platform.ts'
import { contrastOfHex, LARGE_CONTRAST } from '../platform/theme/contrast.ts'
import type { Face } from './faces/face.ts'
import { headlineCut } from './faces/face-css.ts'
import { carriedFace, readFaces } from './faces/faces.server.ts'
import { isOpenFamily } from './faces/open-families.ts'
import { openSource } from './faces/open-sources.server.ts'
import { readIdentityFiles, readIdentityInTx } from './identity.server.ts'
import { drawingOf } from './logo-drawings.server.ts'
import type { Identity, Logo } from './schema.ts'

const NEWSREADER = { file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2', pinned: {} }
const VERSION_LENGTH = 10

/** Colours, face and logo of the theatre for the pictures of its links; those of the program where it has chosen none. */
export async function readShareLook(platform: Platform): Promise<ShareLook> {
  const { css, logo } = await readIdentityFiles(platform)
  if (!css && !logo) return DEFAULT_SHARE_LOOK
  const { identity } = await readIdentityInTx(platform.db)
  const { theme } = identity
  const cut = headlineCut(theme, await readFaces(platform))
  return {
    version: createHash('sha256').update([css, logo?.file].join()).digest('hex').slice(0, VERSION_LENGTH),
    pairOf: (name) => theme.pairs[name],
    headlineWidth: theme.headlineWidth,
    ...(cut ? { openHeadline: () => openCut(platform, cut) } : {}),
    ...(identity.logo ? { logoOn: logoChooser(platform, identity, identity.logo) } : {}),
  }
}

type Cut = NonNullable<ReturnType<typeof headlineCut>>

/** The headlines' face at their weight and width, without axes. */
async function openCut({ db }: Platform, { id, axes }: Cut): Promise<Uint8Array> {
  const shipped = id === 'newsreader' ? NEWSREADER : isOpenFamily(id) ? openSource(id, 'latin') : undefined
  const [{ default: subsetFont }, file] = await Promise.all([
    import('subset-font'),
    shipped ? readFile(createRequire(import.meta.url).resolve(shipped.file)) : uploaded(db, id),
  ])
  return subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes: { ...shipped?.pinned, ...axes } })
}

async function uploaded(db: Platform['db'], id: Face['id']): Promise<Buffer> {
  return Buffer.from((await carriedFace(db, id)).file, 'base64')
}

/** The logo that can be seen on a ground: the one for dark paper where ink is lighter than it, else on paper of its own. */
function logoChooser(platform: Platform, { theme, darkLogo }: Identity, logo: Logo): NonNullable<ShareLook['logoOn']> {
  return async (ground) => {
    const isLight = contrastOfHex(ground, theme.light.ink) >= LARGE_CONTRAST
    const picture = await drawingOf(platform, (!isLight && darkLogo) || logo)
    return picture && { picture, paper: isLight || darkLogo ? null : theme.light.ground }
  }
}
