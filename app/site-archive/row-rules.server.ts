import { z } from 'zod'
import { documentSchema, type ModuleRegistry, operationSchema, pageFields, pageSlug } from '../content/index.server.ts'
import { type ContainerDocument, nodesOf, VARIANT_KINDS } from '../content/index.ts'
import { storedFaceSchema } from '../identity/index.server.ts'
import { sourceSchema } from '../imports/index.server.ts'
import { permissionsSchema } from '../platform/auth/permissions.ts'
import { recordId } from '../platform/database/record-id.ts'
import { issueOfOutsideAddress } from '../platform/http/outside-address.ts'
import { LOCALES } from '../platform/i18n/i18n.ts'
import { isLibraryType } from '../platform/media/file-kinds.ts'
import { linkAddress } from '../platform/rich-text/rich-text.ts'
import { isScriptAddress } from '../platform/routing/link-address.ts'
import { viewSchema } from '../records/saved-views.server.ts'
import { feedSchema } from '../scheduling/index.server.ts'

/** What the columns of a table hold beyond their type in the database, by name; a column that is missing keeps its default. */
export type ColumnRules = Record<string, z.ZodType>

/** A key of the file store, without the folder. */
const fileKey = z.string().regex(/^[\w-]+$/)
const outsideAddress = z.string().refine((address) => issueOfOutsideAddress(address) === undefined)
const path = z.string().refine((path) => path === '' || path.split('/').every((slug) => pageSlug.safeParse(slug).success))
const title = pageFields.shape.title
/** Any JSON that names other sites, of which staff open some as links. */
const withoutScripts = z.json().refine((value) => !holdsScript(value))

/** A text of a translation, which may be JSON of running text. */
const translation = z.string().refine((text) => !holdsScript(jsonOr(text)))

/**
 * The rules of rows that are no records of the record engine, whose types have rules of their own (`findBrokenRecord`): those
 * of the calls that write them. What a table holds that is not named here stands in `COLUMNS_WITHOUT_RULE`, which a test ensures.
 */
export function rowRules(modules: ModuleRegistry): Record<string, ColumnRules> {
  const document = documentSchema.superRefine((document, context) => {
    for (const field of issuesOfDocument(modules, document)) context.addIssue({ code: 'custom', path: [field] })
  })
  const planned = z.record(z.string(), z.strictObject({ before: document, after: document, nodes: z.array(z.string()) }))
  return {
    users: { email: z.email(), productions: z.array(recordId) },
    roles: { name: z.string().min(1).max(60), permissions: permissionsSchema },
    saved_views: { screen: viewSchema.shape.screen, query: viewSchema.shape.query },
    pages: {
      path,
      locale: z.enum(LOCALES),
      variant: z.enum(VARIANT_KINDS).nullable(),
      title,
      headline: pageFields.shape.headline,
      meta_title: pageFields.shape.meta_title,
      meta_description: pageFields.shape.meta_description,
      og_title: pageFields.shape.og_title,
      og_description: pageFields.shape.og_description,
      og_type: pageFields.shape.og_type,
    },
    containers: { document },
    drafts: { document, published_nodes: z.record(z.string(), z.int()) },
    draft_operations: { operations: z.array(operationSchema), touched: z.array(z.string()) },
    versions: { documents: z.record(z.string(), document) },
    scheduled_changes: { containers: planned, translations: z.array(z.looseObject({ text: translation.nullable() })) },
    releases: {
      undo: z
        .looseObject({ contents: z.array(z.looseObject({ containers: planned, back: planned })), switches: z.array(z.looseObject({})) })
        .nullable(),
    },
    comments: { mentions: z.array(z.strictObject({ id: z.string(), name: z.string() })) },
    review_requests: { handed_over: z.record(z.string(), z.strictObject({ revision: z.int(), fingerprint: z.string() })) },
    import_sources: {
      kind: sourceSchema.shape.kind,
      address: z.union([z.literal(''), outsideAddress]),
      header_name: sourceSchema.shape.headerName,
      schedule: sourceSchema.shape.schedule,
      leads: sourceSchema.shape.leads,
      column_meanings: sourceSchema.shape.columnMeanings,
    },
    planning_feeds: { address: outsideAddress, kind: feedSchema.shape.kind, rules: feedSchema.shape.rules },
    planning_feed_entries: { kind: feedSchema.shape.kind },
    shop_dates: { url: z.union([z.literal(''), linkAddress]) },
    move_ins: { found: withoutScripts, items: withoutScripts },
    moved_objects: { source_address: withoutScripts },
    error_log: { url: z.string().startsWith('/') },
    form_entries: { field_values: z.record(z.string(), z.json()), fields: z.array(z.looseObject({})).nullable() },
    house_faces: { ...storedFaceSchema.shape },
    media: {
      key: fileKey,
      mime_type: z.string().refine(isLibraryType),
      placeholder: z
        .string()
        .regex(/^data:image\/[\w+.-]+;base64,[\w+/=]*$/)
        .nullable(),
    },
    media_keys: { key: fileKey },
  }
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function holdsScript(value: unknown): boolean {
  if (typeof value === 'string') return isScriptAddress(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsScript)
}

/**
 * Fields of a document's modules that no draft may hold: `headline.content`. What keeps a module from being published is not
 * among them: a site that was moved in shows such modules, and staff mend them when they publish next.
 */
function issuesOfDocument(modules: ModuleRegistry, stored: ContainerDocument): string[] {
  const document = modules.upgrade(stored)
  const types = new Map([...nodesOf(document)].map(({ id, type }) => [id, type]))
  const nodes = document.columns.flatMap(({ children }) => children)
  const issues = [...nodes.flatMap((node) => modules.invalidFields(node)), ...modules.scriptLinks(document)]
  return issues.map(({ nodeId, field }) => `${types.get(nodeId)}.${field}`)
}

/** What is wrong with the columns of a row; a document that is nested too deep to be read is so as a whole. */
export function issuesOfRow(rules: ColumnRules, row: Record<string, unknown>): { path: PropertyKey[] }[] {
  return Object.entries(rules).flatMap(([column, rule]) => {
    if (row[column] === undefined) return []
    try {
      return (rule.safeParse(row[column]).error?.issues ?? []).map(({ path }) => ({ path: [column, ...path] }))
    } catch {
      return [{ path: [column] }]
    }
  })
}

/** A row with a place in it, for a message: `containers 12, document.headline.content`. */
export function placeInRow(table: string, row: Record<string, unknown>, path: PropertyKey[]): string {
  const name = [table, row.id ?? row.key ?? row.container_id].filter((part) => part !== undefined).join(' ')
  return path.length > 0 ? `${name}, ${path.join('.')}` : name
}
