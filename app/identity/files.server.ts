import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { BaseEnv } from '../platform/http/base-app.ts'
import type { Platform } from '../platform/platform.ts'
import { readSettings } from '../site/index.server.ts'
import { FACE_PARTS, type FacePart } from './faces/face.ts'
import { faceFile } from './faces/faces.server.ts'
import { iconPng, iconSvg, icoOf } from './icons.server.ts'
import { identityUrl, readIdentityFiles, readIdentityInTx } from './identity.server.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
/** An SVG that somebody opens by itself runs and loads nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const FACE_FILE = new RegExp(`^face-(?<id>[0-9a-f]{16})-(?<part>${FACE_PARTS.join('|')})\\.woff2$`)
const APP_ICON_SIDES = [192, 512] as const
const TOUCH_ICON_SIDE = 180
const FAVICON_SIDE = 48

type App = OpenAPIHono<BaseEnv>

/** Serves style sheet, faces and logos of the theatre's own look. What a kept page asks for and is gone is answered with what stands in its place now. */
export function mountIdentityFiles(app: App, platform: Platform): void {
  app.get(identityUrl(':file'), async (context, next) => {
    const { files, css } = await readIdentityFiles(platform)
    const name = context.req.param('file') ?? ''
    const file = files.get(name)
    if (file) return answer(context, file, FOR_GOOD)
    const face = FACE_FILE.exec(name)?.groups as { id: string; part: FacePart } | undefined
    const letters = face && (await faceFile(platform.db, face.id, face.part))
    if (letters) return answer(context, { type: 'font/woff2', body: letters }, FOR_GOOD)
    const present = css && name.startsWith('theme-') ? files.get(css) : undefined
    return present ? answer(context, present, 'no-cache') : next()
  })
}

/** Serves the icons made from the logo; without one, those of the program. */
export function mountIdentityIcons(app: App, platform: Platform): void {
  const iconOf = async () => iconSvg((await readIdentityInTx(platform.db)).identity)
  app.get('/icon.svg', async (context, next) => {
    const icon = await iconOf()
    return icon ? answer(context, { type: 'image/svg+xml', body: icon }, ONE_HOUR) : next()
  })
  app.get('/favicon.ico', async (context, next) => {
    const png = await iconPng(platform, (await readIdentityInTx(platform.db)).identity, FAVICON_SIDE)
    return png ? answer(context, { type: 'image/x-icon', body: icoOf(png, FAVICON_SIDE) }, ONE_HOUR) : next()
  })
  const pngs = [['apple-touch-icon.png', TOUCH_ICON_SIDE] as const, ...APP_ICON_SIDES.map((side) => [`icon-${side}.png`, side] as const)]
  for (const [name, side] of pngs) {
    app.get(`/${name}`, async (context, next) => {
      const icon = await iconPng(platform, (await readIdentityInTx(platform.db)).identity, side)
      return icon ? answer(context, { type: 'image/png', body: Buffer.from(icon) }, ONE_HOUR) : next()
    })
  }
  app.get('/manifest.webmanifest', async (context) => {
    const { identity } = await readIdentityInTx(platform.db)
    const { houseName } = (await readSettings(platform)).design
    const { ground } = identity.theme.light
    const icons = [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...(identity.logo ? APP_ICON_SIDES : []).map((side) => ({
        src: `/icon-${side}.png`,
        type: 'image/png',
        sizes: `${side}x${side}`,
        purpose: 'any maskable',
      })),
    ]
    const names = { name: houseName, short_name: houseName, lang: 'de', start_url: '/de', display: 'browser' }
    const body = JSON.stringify({ ...names, background_color: ground, theme_color: ground, icons })
    return answer(context, { type: 'application/manifest+json', body }, ONE_HOUR)
  })
}

function answer(context: Context, { type, body }: { type: string; body: string | Buffer<ArrayBuffer> }, cacheControl: string): Response {
  const headers = { 'content-type': type, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' }
  return context.body(body, 200, type === 'image/svg+xml' ? { ...headers, 'content-security-policy': DRAWING_POLICY } : headers)
}
