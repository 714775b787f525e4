import { eq, inArray, sql } from 'drizzle-orm'
import sanitizeHtml from 'sanitize-html'
import { defineCachedRead, type ReadContext } from '../platform/cache/cached-read.ts'
import { defineSmallTable } from '../platform/cache/small-tables.ts'
import type { Database } from '../platform/database/database.ts'
import { callEvents } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { isLinkAddress } from '../platform/routing/link-address.ts'
import { readWords } from '../platform/translations/words.server.ts'
import {
  type DesignSettings,
  designSettingsSchema,
  FORMER_DEFAULT_NAME,
  type SiteSettings,
  siteSettingsSchema,
  TICKET_NOTES,
} from './schema.ts'
import { settings } from './tables.ts'

export type Settings = { site: SiteSettings; design: DesignSettings }
type Invalidate = (...tags: string[]) => void

/** The rows of the table that are read here. */
const KEYS = ['site', 'design'] as const

/**
 * Site and design settings as visitors meet them, with defaults for those that are not set. A house that nobody has named is
 * called by its address wherever it has to be called something; `isNamed` says which of both it is. Cached.
 */
export async function readSettings(platform: ReadContext & Pick<Platform, 'config'>): Promise<Settings & { isNamed: boolean }> {
  const { site, design } = await readGivenSettings(platform)
  const isNamed = design.houseName !== ''
  return { site, design: isNamed ? design : { ...design, houseName: houseNameOf(design, platform.config) }, isNamed }
}

/** What a house is called: its name, or its address while nobody has named it. */
export function houseNameOf(
  { houseName }: Pick<DesignSettings, 'houseName'>,
  { publicUrl }: Pick<Platform['config'], 'publicUrl'>,
): string {
  return houseName || new URL(publicUrl).hostname.replace(/^www\./, '')
}

/** The same without a name for a house that has none, for whoever needs another of the settings. Cached. */
export const readGivenSettings = defineCachedRead('settings', async (platform) => {
  const [rows, words] = await Promise.all([readRows(platform), readWords(platform)])
  const { site, design } = settingsOf(rows)
  // Every page waits for the settings before it says anything, so no page is drawn in a word that was changed.
  callEvents(design.eventWord)
  const translated = TRANSLATED.flatMap((name) => {
    const text = words?.nameOf('settings', 1, name)
    return text === undefined ? [] : [[name, text] as const]
  })
  return { site, design: { ...design, ...Object.fromEntries(translated) } }
})

/** Settings that are shown in the language of the page. */
const TRANSLATED = ['houseName', ...TICKET_NOTES] as const

const readRows = defineSmallTable({
  name: 'settings',
  tags: ['settings'],
  // Others of the same table are read by those whose they are; the theatre's look may hold pictures.
  select: (db) => db.select().from(settings).where(inArray(settings.key, KEYS)),
})

/** Site and design settings as a transaction sees them. One statement. */
export async function readSettingsInTx(tx: Database): Promise<Settings> {
  return settingsOf(await tx.select().from(settings))
}

function settingsOf(rows: (typeof settings.$inferSelect)[]): Settings {
  const stored = Object.fromEntries(rows.map((row) => [row.key, row.value]))
  return {
    site: siteSettingsSchema.parse(stored.site ?? {}),
    design: designSettingsSchema.parse(withoutFormerDefault(withValidLinks((stored.design ?? {}) as Record<string, unknown>))),
  }
}

/** Takes the program's name from a house that was never named, of which it was stored as the name. */
export function withoutFormerDefault(design: Record<string, unknown>): Record<string, unknown> {
  return design.houseName === FORMER_DEFAULT_NAME ? { ...design, houseName: '' } : design
}

/** Removes invalid links that were stored before links were validated. */
function withValidLinks(design: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(design).filter(([name, value]) => !name.endsWith('Link') || isLinkAddress(String(value))))
}

/** Settings that are part of stored texts, such as those of the search index. */
const NOTATION = ['dateStyle', 'timeStyle'] as const satisfies (keyof DesignSettings)[]
const SETTINGS_LOCK = 7_366_939

type SettingsChange = { site?: Partial<SiteSettings>; design?: Partial<DesignSettings> }

/** Changes settings; those that are not given keep their value. */
export async function writeSettings(platform: Platform, changes: SettingsChange): Promise<void> {
  await platform.write(async (tx, invalidate) => {
    await writeSettingsInTx(tx, invalidate, await lockSettings(tx), changes)
  })
}

/** Locks the settings for this transaction, which prevents lost updates. @returns the settings */
export async function lockSettings(tx: Database): Promise<Settings> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${SETTINGS_LOCK})`)
  return readSettingsInTx(tx)
}

/** Changes settings within a transaction. @param current the result of `lockSettings` */
export async function writeSettingsInTx(tx: Database, invalidate: Invalidate, current: Settings, changes: SettingsChange): Promise<void> {
  const next = {
    site: sanitised(siteSettingsSchema.parse({ ...current.site, ...changes.site })),
    design: sanitisedDesign(designSettingsSchema.parse({ ...current.design, ...changes.design })),
  }
  for (const key of KEYS) {
    await tx
      .insert(settings)
      .values({ key, value: next[key] })
      .onConflictDoUpdate({ target: settings.key, set: { value: next[key] } })
  }
  invalidate('settings', ...(NOTATION.some((name) => next.design[name] !== current.design[name]) ? ['notation'] : []))
}

/** Holds settings that came in as rows to the rules of every write; those of which there is no row stay without one. */
export async function holdSettingsToRules(tx: Database): Promise<void> {
  const { site, design } = await readSettingsInTx(tx)
  const held = { site: sanitised(site), design: sanitisedDesign(design) }
  for (const key of KEYS) await tx.update(settings).set({ value: held[key] }).where(eq(settings.key, key))
}

const HTML_BLOCKS = ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'] as const

/** Sanitizes the administrators' HTML blocks, which are on every page: no scripts, styles, frames or event handlers. */
function sanitised(site: SiteSettings): SiteSettings {
  const clean = { ...site }
  for (const name of HTML_BLOCKS) {
    const block = site[name]
    if (block) clean[name] = { code: sanitisedHtml(block.code) }
  }
  return clean
}

/** Sanitizes the custom error pages. Their styles are kept, since they are rendered in a shadow tree (app/shell/CustomErrorHtml.tsx). */
function sanitisedDesign(design: DesignSettings): DesignSettings {
  const errors = Object.entries(design.errors).map(([status, code]) => [status, sanitisedErrorPage(code)])
  return { ...design, errors: Object.fromEntries(errors) }
}

/** Sanitizes an HTML page or fragment: styles are kept, scripts, frames and event handlers removed. */
function sanitisedErrorPage(code: string): string {
  return sanitizeHtml(code, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'html', 'head', 'body', 'style', 'img', 'picture', 'source'],
    allowedAttributes: {
      ...sanitizeHtml.defaults.allowedAttributes,
      '*': ['id', 'class', 'style', 'lang', 'dir', 'title', 'role', 'aria-label', 'aria-hidden'],
      source: ['srcset', 'media', 'type', 'sizes'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'data'] },
    // Styles apply to the shadow tree only, and the Content Security Policy blocks external requests.
    allowVulnerableTags: true,
    parseStyleAttributes: false,
  })
}

function sanitisedHtml(code: string): string {
  return sanitizeHtml(code, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
    allowedSchemes: ['https', 'mailto', 'tel'],
  })
}
