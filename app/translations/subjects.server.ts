import { asc, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { mayView, pageReference, pageUrl } from '../content/index.server.ts'
import { pages } from '../content/tables.ts'
import { readIdentityInTx } from '../identity/index.server.ts'
import type { Viewer } from '../platform/auth/auth.ts'
import { can, canWithType, seesWorkOf } from '../platform/auth/rights.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { Platform } from '../platform/platform.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { link } from '../platform/routing/link.ts'
import { ROLE_TEXTS, readRoles, roleFields } from '../programme/index.server.ts'
import type { TextField } from '../records/field-texts.server.ts'
import type { RecordType, Values } from '../records/record-type.ts'
import { recordTypes } from '../records/registry.server.ts'
import { typeFor } from '../records/role-limits.server.ts'
import { readRecords } from '../records/values.server.ts'
import {
  FOOTER_TEXTS,
  footerFields,
  HEADER_TEXTS,
  headerFields,
  LEGAL_CONTENT,
  LEGAL_PAGES,
  readSettingsRecord,
  settingsFields,
  settingsKind,
  translatedHeader,
  translatedParts,
} from '../site/index.server.ts'

/**
 * Something of the house with texts that visitors read. `path` is its address in the first language. `only`: the fields that
 * can be translated, where not all can.
 */
export type Subject = { only?: string[]; id: number; title: string; path: string | null; editPath: string; values: Values }

/** A kind of it, with those that the viewer may read. `ids` are those asked for; all without. */
export type SubjectKind = {
  name: string
  plural: Label
  fields: Record<string, TextField>
  read: (ids?: number[]) => Promise<Subject[]>
}

/** Every kind of which the viewer may read something. */
export function subjectKinds(platform: Pick<Platform, 'db' | 'clock'>, viewer: Viewer): SubjectKind[] {
  const records = recordTypes().filter(
    (type) => !type.isForStaff && canWithType(viewer.role, 'read', type) && seesWorkOf(viewer.role, type),
  )
  return [
    ...(mayView(viewer, 'page') ? [pageKind(platform), legalKind()] : []),
    ...records.map((type) => recordKind(platform, typeFor(platform, viewer, type))),
    ...(can(viewer.role, 'read', 'programme') ? [roleKind(platform)] : []),
    ...(can(viewer.role, 'read', 'settings') ? [settingsOfSite(platform), headerKind(platform), footerKind(platform)] : []),
  ]
}

/** Every kind with all there is of it, for what no viewer asks for. */
export function allSubjectKinds(platform: Pick<Platform, 'db'>): SubjectKind[] {
  const records = recordTypes().filter((type) => !type.isForStaff)
  return [
    pageKind(platform),
    legalKind(),
    ...records.map((type) => recordKind(platform, type)),
    roleKind(platform),
    settingsOfSite(platform),
    headerKind(platform),
    footerKind(platform),
  ]
}

function pageKind({ db }: Pick<Platform, 'db'>): SubjectKind {
  return {
    name: pageReference.name,
    plural: pageReference.plural,
    fields: pageReference.fields,
    async read(ids) {
      const rows = await db
        .select()
        .from(pages)
        .where(ids && inArray(pages.id, ids))
        .orderBy(asc(pages.path))
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        path: pageUrl(row.path, row.locale),
        editPath: `${pageUrl(row.path, row.locale)}?edit`,
        values: row,
        // What is said in Leichte Sprache or in a film is so in German alone; menus name it in every language.
        ...(row.variant ? { only: ['title'] } : {}),
      }))
    },
  }
}

/** The legal pages: their titles are ours, their documents the house's. */
function legalKind(): SubjectKind {
  return {
    name: LEGAL_CONTENT,
    plural: 'Legal pages',
    fields: {},
    async read(ids) {
      const asked = LEGAL_PAGES.filter(({ id }) => !ids || ids.includes(id))
      return asked.map(({ id, title, name }) => ({ id, title: title(), path: link(name), editPath: `${link(name)}?edit`, values: {} }))
    },
  }
}

function recordKind({ db }: Pick<Platform, 'db'>, type: RecordType): SubjectKind {
  return {
    name: type.name,
    plural: type.plural,
    fields: type.fields,
    async read(ids) {
      const records = await readRecords(db, type, ids ?? (await allIds(db, type)))
      return records.map(({ id, title, values }) => ({
        ...{ id, title, values },
        path: type.url?.(id, values) ?? null,
        editPath: adminUrl(type.name, id),
      }))
    },
  }
}

async function allIds(db: Platform['db'], type: RecordType): Promise<number[]> {
  const rows = await db
    .select({ id: type.table.id })
    .from(type.table as PgTable)
    .where(type.only)
    .orderBy(asc(type.table.id))
  return rows.map(({ id }) => Number(id))
}

/** The roles and functions of all casts, each once. */
function roleKind({ db }: Pick<Platform, 'db'>): SubjectKind {
  const { name, id } = ROLE_TEXTS
  return {
    name,
    plural: 'Roles and functions',
    fields: roleFields,
    async read(ids) {
      if (ids && !ids.includes(id)) return []
      return [{ id, title: t('Roles and functions'), path: null, editPath: adminUrl('production'), values: { roles: await readRoles(db) } }]
    },
  }
}

/** What the header says, which is of the look. */
function headerKind({ db }: Pick<Platform, 'db'>): SubjectKind {
  const { name, id } = HEADER_TEXTS
  return {
    name,
    plural: 'Header',
    fields: headerFields,
    async read(ids) {
      if (ids && !ids.includes(id)) return []
      const { identity } = await readIdentityInTx(db)
      const values = { parts: translatedHeader(identity.header) }
      return [{ id, title: t('Header'), path: null, editPath: adminUrl('appearance'), values }]
    },
  }
}

/** What the parts of the footer say, which are of the look. */
function footerKind({ db }: Pick<Platform, 'db'>): SubjectKind {
  const { name, id } = FOOTER_TEXTS
  return {
    name,
    plural: 'Footer',
    fields: footerFields,
    async read(ids) {
      if (ids && !ids.includes(id)) return []
      const { identity } = await readIdentityInTx(db)
      const values = { parts: translatedParts(identity.footer) }
      return [{ id, title: t('Footer'), path: null, editPath: adminUrl('appearance'), values }]
    },
  }
}

function settingsOfSite(platform: Pick<Platform, 'db'>): SubjectKind {
  return {
    name: settingsKind.name,
    plural: settingsKind.plural,
    fields: settingsFields,
    async read(ids) {
      const { id, values } = await readSettingsRecord(platform)
      const title = t(settingsKind.label)
      return !ids || ids.includes(id) ? [{ id, title, path: null, editPath: adminUrl('settings'), values }] : []
    },
  }
}
