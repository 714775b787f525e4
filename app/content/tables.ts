import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, updatedAtColumn } from '../platform/database/columns.ts'
import { media } from '../platform/media/tables.ts'
import type { ContainerDocument } from './document.ts'
import type { Operation } from './operations.ts'
import type { VariantKind } from './variants/variant.ts'

/** A page of the content system (A §3.1). Its content is the containers with content_type `page` and its id. */
export const pages = pgTable(
  'pages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => pages.id, { onDelete: 'restrict' }),
    /** position among its siblings */
    position: integer().notNull().default(0),
    /** path without the language prefix and without slashes at the ends; `''` is home */
    path: text().notNull(),
    /** its language; pages that say the same in several languages share `siblingGroup` */
    locale: text().notNull().default('de'),
    siblingGroup: integer('sibling_group'),
    /** what it says in another way, in Leichte Sprache or in a film (decision 0136); null for a page of its own right */
    variant: text().$type<VariantKind>(),
    /** the object that it is a variant of: a page, a production, … */
    variantOfType: text('variant_of_type'),
    variantOfId: integer('variant_of_id'),
    /** the original's texts as they were when somebody last found the variant up to date, as a hash */
    variantSource: text('variant_source'),
    title: text().notNull(),
    headline: text().notNull().default(''),
    isOnline: boolean('is_online').notNull().default(false),
    isClickable: boolean('is_clickable').notNull().default(true),
    inMenu: boolean('in_menu').notNull().default(false),
    inFooter: boolean('in_footer').notNull().default(false),
    hasTabNavigation: boolean('has_tab_navigation').notNull().default(false),
    isLandingPage: boolean('is_landing_page').notNull().default(false),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    ogTitle: text('og_title').notNull().default(''),
    ogDescription: text('og_description').notNull().default(''),
    ogImageId: integer('og_image_id').references(() => media.id, { onDelete: 'set null' }),
    ogType: text('og_type').notNull().default('website'),
    /** publication window; null where it has no bound */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    unpublishAt: timestamp('unpublish_at', { withTimezone: true }),
    revision: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex('pages_path').on(table.locale, table.path), index('pages_parent').on(table.parentId, table.position)],
)

/** A container or section: one document of an object (A §3.2). */
export const containers = pgTable(
  'containers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    model: text().notNull().default('container'),
    parent: text(),
    /** kind of the object it belongs to: `page`, `article`, `event`, … */
    contentType: text('content_type').notNull(),
    objectId: integer('object_id'),
    document: jsonb().$type<ContainerDocument>().notNull(),
    /** revision of the live document, on one line with the draft's (README.md, Counters) */
    revision: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    index('containers_object').on(table.contentType, table.objectId),
    // Whose pages have modules, and whose own fields: each read at once by every page of which nothing is known.
    index('containers_filled')
      .on(table.contentType, table.objectId)
      .where(
        sql`${table.objectId} IS NOT NULL AND ${table.model} <> 'own-fields' AND jsonb_path_exists(${table.document}, '$.columns[*].children[*]')`,
      ),
    index('containers_own_fields').on(table.contentType, table.objectId).where(sql`${table.model} = 'own-fields'`),
  ],
)

/**
 * A part that is edited once and shown at several places: modules of the type `container` embed its container, which has the
 * content type `shared-part` and its id.
 */
export const sharedParts = pgTable('shared_parts', {
  id: idColumn(),
  title: text().notNull(),
  updatedAt: updatedAtColumn(),
})

/** What a template is for: modules on any page, or a whole new page. */
export type TemplateKind = 'modules' | 'page'

/** A template of the theatre, to be copied; its containers have the content type `template` and its id. */
export const templates = pgTable('content_templates', {
  id: idColumn(),
  kind: text().$type<TemplateKind>().notNull(),
  title: text().notNull(),
  updatedAt: updatedAtColumn(),
})

/** The unpublished document of a container, one for all editors; absent when it equals the live one. */
export const drafts = pgTable('drafts', {
  containerId: integer('container_id')
    .primaryKey()
    .references(() => containers.id, { onDelete: 'cascade' }),
  document: jsonb().$type<ContainerDocument>().notNull(),
  /** grows by one with each accepted batch of operations */
  revision: integer().notNull(),
  /** the live revision it was created from */
  liveRevision: integer('live_revision').notNull(),
  /** modules whose changes were published since then while others stayed in the draft, with the revision published */
  publishedNodes: jsonb('published_nodes').$type<Record<string, number>>().notNull().default({}),
  updatedBy: text('updated_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`now()`),
})

/** The log of accepted batches, by which a stale batch is merged or rejected. Purged after two weeks. */
export const draftOperations = pgTable(
  'draft_operations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    containerId: integer('container_id')
      .notNull()
      .references(() => containers.id, { onDelete: 'cascade' }),
    /** the draft's revision after this batch */
    revision: integer().notNull(),
    operations: jsonb().$type<Operation[]>().notNull(),
    /** ids of the nodes that the batch touched */
    touched: jsonb().$type<string[]>().notNull(),
    /** idempotency key, chosen by the browser */
    batchId: text('batch_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('draft_operations_revision').on(table.containerId, table.revision),
    uniqueIndex('draft_operations_batch').on(table.containerId, table.batchId),
  ],
)

/**
 * A named set of changes of several objects, of pages' states and of links of the menu that goes live as one (decision 0076).
 * Once it is live it has no parts any more, and is kept for as long as it can be undone (decision 0096).
 */
export const releases = pgTable('releases', {
  id: idColumn(),
  title: text().notNull(),
  /** null while nobody has set a time */
  at: timestamp({ withTimezone: true }),
  /** why it did not go live when it was due; empty otherwise */
  failure: text().notNull().default(''),
  /** null while it is open */
  liveAt: timestamp('live_at', { withTimezone: true }),
  /** what it had in it, and what was before; null while it is open */
  undo: jsonb().$type<ReleaseUndo>(),
  /** who set the time, created it, or made it live */
  userId: text('user_id').notNull(),
  userName: text('user_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** What a release switches: the state of a page, or whether a link of menu or footer is shown. */
export type SwitchTarget = 'page' | 'navigation-link'

/** What a release switches; null where it leaves something as it is. Its content is in `scheduled_changes`. */
export const releaseSwitches = pgTable(
  'release_switches',
  {
    id: idColumn(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    target: text().$type<SwitchTarget>().notNull(),
    objectId: integer('object_id').notNull(),
    /** its name when it was added, for the notice when it is gone */
    title: text().notNull(),
    isOnline: boolean('is_online'),
    inMenu: boolean('in_menu'),
    /** position among its siblings, from 1 */
    position: integer(),
    userName: text('user_name').notNull(),
  },
  (table) => [uniqueIndex('release_switches_target').on(table.releaseId, table.target, table.objectId)],
)

/**
 * Changes that go live by themselves at an instant: a copy of what was chosen then, so that later work on the draft
 * does not go with it.
 */
export const scheduledChanges = pgTable(
  'scheduled_changes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** null where they go with a release, whose time counts */
    at: timestamp({ withTimezone: true }),
    releaseId: integer('release_id').references(() => releases.id, { onDelete: 'cascade' }),
    /** by container slug */
    containers: jsonb().$type<Record<string, ScheduledDocument>>().notNull(),
    translations: jsonb().$type<PlannedTranslation[]>().notNull().default([]),
    /** whether the object itself, offline until then, goes online with them */
    putsOnline: boolean('puts_online').notNull().default(false),
    /** why some of it did not go live; empty while it is pending */
    failure: text().notNull().default(''),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('scheduled_changes_object').on(table.contentType, table.objectId),
    index('scheduled_changes_at').on(table.at),
    index('scheduled_changes_release').on(table.releaseId),
  ],
)

/** What a release that is live has done, so that it can be taken back. */
export type ReleaseUndo = { contents: DoneContent[]; switches: DoneSwitch[] }
/** Planned changes that are live, and by container slug the way back: what is live since, what was before, the modules that differ. */
export type DoneContent = {
  contentType: string
  objectId: number
  containers: Record<string, ScheduledDocument>
  /** its translations, and the way back of them; absent in what went live before translations had drafts */
  translations?: PlannedTranslation[]
  userId: string
  userName: string
  /** ISO */
  createdAt: string
  back: Record<string, ScheduledDocument>
  translationsBack?: PlannedTranslation[]
}
/** A page's or a link's state; null where a release leaves it as it is. `position` counts from 1 among its siblings. */
export type SwitchState = { isOnline: boolean | null; inMenu: boolean | null; position: number | null }
/** A state that was switched, with that before and since. */
export type DoneSwitch = SwitchState & {
  target: SwitchTarget
  objectId: number
  title: string
  userName: string
  before: SwitchState
  after: SwitchState
}

/** The live document when its changes were scheduled, the document with them, and the ids of the changed modules. */
export type ScheduledDocument = { before: ContainerDocument; after: ContainerDocument; nodes: string[] }

/**
 * A translation that was chosen to go live later: a copy of its draft, with what was live then. `text` and `before` are null
 * where there is no translation; `by` is who wrote it, `revision` the draft's.
 */
export type PlannedTranslation = {
  locale: string
  field: string
  text: string | null
  source: string
  before: string | null
  revision: string
  by: string
}

/**
 * Why a version was written: the object was created, its content was published, a page's own fields were changed, or a
 * draft was about to be replaced or discarded. All but `draft` were live.
 */
export type VersionKind = 'created' | 'published' | 'settings' | 'draft'

/** The history of an object's content: each state that was live, and each draft that was discarded or replaced. */
export const versions = pgTable(
  'versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** 1, 2, 3 … per object */
    number: integer().notNull(),
    kind: text().$type<VersionKind>().notNull().default('published'),
    /** the documents of all its containers, by slug */
    documents: jsonb().$type<Record<string, ContainerDocument>>().notNull(),
    /** the page's own fields; null for objects that are not pages */
    fields: jsonb().$type<Record<string, unknown>>(),
    /** what changed, for the list of versions */
    summary: text().notNull().default(''),
    userId: text('user_id'),
    userName: text('user_name').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex('versions_object').on(table.contentType, table.objectId, table.number)],
)

/** A place in a text of a module: the field's path, and how many characters of the text come before it. */
export type Caret = { field: string; offset: number }

/** Who has an object open in the editor: one row per editor window, refreshed by its heartbeat. */
export const presence = pgTable(
  'editor_presence',
  {
    visit: text().primaryKey(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** the module the editor is in */
    node: text(),
    /** where in one of its texts */
    caret: jsonb().$type<Caret>(),
    userId: text('user_id').notNull().default(''),
    userName: text('user_name').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('editor_presence_object').on(table.contentType, table.objectId)],
)
