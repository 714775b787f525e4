import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { defineCachedRead } from '../platform/cache/cached-read.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import type { Database } from '../platform/database/database.ts'
import { revisionOf } from '../records/values.server.ts'
import { DEFAULT_FOOTER, type FooterPart, type HouseHeader, isUsualHeader, picturesOfFooter } from '../site/index.ts'
import { settings } from '../site/tables.ts'
import { NEWSREADER } from '../ui/main-fonts.ts'
import { type Face, faceId, faceUrl } from './faces/face.ts'
import { readFaces } from './faces/faces.server.ts'
import { isOpenFamily } from './faces/open-families.ts'
import { openFiles } from './faces/open-files.ts'
import { darkLogoCss, logoCss } from './logo-css.ts'
import { sizeOf } from './safe-logo.server.ts'
import { type Identity, identitySchema, type Logo, type ReadIdentity } from './schema.ts'
import { themeCss } from './theme-css.ts'

/** The row of the settings that holds it. */
export const IDENTITY_KEY = 'identity'

const readRow = defineSmallTable({
  name: 'identity',
  tags: ['settings'],
  select: (db) => db.select().from(settings).where(sql`${settings.key} = 'identity'`),
})

/** The files of a look that differs from the default one, by their names; each is named by what is in it. */
export type IdentityFiles = {
  /** name of the style sheet; null where the theme is the default one */
  css: string | null
  /** addresses of the faces that every page of it needs */
  fonts: string[]
  /** whether texts or headlines are set in the program's own face */
  isInArchivo: boolean
  logo: { file: string; width: number; height: number } | null
  /** the parts of the footer; null where they are the usual ones */
  footer: FooterPart[] | null
  /** the header; null where it is the usual one */
  header: HouseHeader | null
  files: Map<string, { type: string; body: string | Buffer<ArrayBuffer> }>
}

/** What a theatre looks like, for those who draw its site. Cached. */
export const readIdentityFiles = defineCachedRead('identity-files', async (context) => {
  const identity = identityOf(await readRow(context))
  return filesOf(identity, ownFacesOf(identity).length > 0 ? await readFaces(context) : [])
})

/** The ids of the house's faces in which its site is set. */
export function ownFacesOf({ theme }: Identity): string[] {
  const ids = [theme.headlineFace, theme.textFace].filter((face) => faceId.safeParse(face).success)
  return [...new Set(ids)]
}

/** What a theatre looks like, as a transaction sees it. One statement. */
export async function readIdentityInTx(tx: Database): Promise<ReadIdentity> {
  const identity = identityOf(await tx.select().from(settings).where(sql`${settings.key} = 'identity'`))
  return { identity, revision: revisionOf(identity) }
}

/** The pictures in the footer, by their ids. One statement. */
export async function footerPictures(tx: Database): Promise<number[]> {
  return picturesOfFooter((await readIdentityInTx(tx)).identity.footer)
}

function identityOf(rows: readonly { value: unknown }[]): Identity {
  return identitySchema.parse(rows[0]?.value ?? {})
}

async function filesOf(identity: Identity, faces: Face[]): Promise<IdentityFiles> {
  const { theme, logo, darkLogo } = identity
  const files: IdentityFiles['files'] = new Map()
  const add = (name: string, ending: string, type: string, body: string | Buffer<ArrayBuffer>) => {
    const file = `${name}-${createHash('sha256').update(body).digest('base64url').slice(0, 10)}.${ending}`
    files.set(file, { type, body })
    return file
  }
  const addLogo = (name: string, { kind, data }: Logo) =>
    kind === 'svg' ? add(name, 'svg', 'image/svg+xml', data) : add(name, 'png', 'image/png', Buffer.from(data, 'base64'))
  const size = logo && (await sizeOf(logo))
  const shown = logo && size ? { file: addLogo('logo', logo), ...size } : null
  const dark = shown && darkLogo ? addLogo('logo-dark', darkLogo) : null
  const logoRules = shown ? logoCss({ ...shown, address: identityUrl(shown.file) }) : ''
  const darkRules = shown && dark ? darkLogoCss(identityUrl(shown.file), identityUrl(dark)) : ''
  const css = themeCss(theme, faces) + logoRules + darkRules
  return {
    css: css ? add('theme', 'css', 'text/css; charset=utf-8', css) : null,
    fonts: fontsOf(theme, faces),
    isInArchivo: isInArchivo(theme, faces),
    logo: shown,
    footer: isUsual(identity.footer) ? null : identity.footer,
    header: isUsualHeader(identity.header) ? null : identity.header,
    files,
  }
}

/** The first files of the faces that a theme sets more than long texts in. */
function fontsOf({ headlineFace, textFace }: Identity['theme'], faces: Face[]): string[] {
  return [...new Set([headlineFace, textFace])].flatMap((id) => {
    if (id === 'newsreader') return [NEWSREADER.url]
    if (isOpenFamily(id)) return openFiles(id).flatMap(({ part, url }) => (part === 'common' ? [url] : []))
    return faces.some((face) => face.id === id) ? [faceUrl(id, 'common')] : []
  })
}

/** Whether a theme sets texts or headlines in Archivo, as it does where a face that it names is gone. */
function isInArchivo({ headlineFace, textFace }: Identity['theme'], faces: Face[]): boolean {
  return [headlineFace, textFace].some((id) => id !== 'newsreader' && !isOpenFamily(id) && !faces.some((face) => face.id === id))
}

const isUsual = (footer: FooterPart[]): boolean => JSON.stringify(footer) === JSON.stringify(DEFAULT_FOOTER)

/** The address of a file of the look; below `/assets/`, so that the service worker keeps it with the page. */
export const identityUrl = (file: string): string => `/assets/house/${file}`
