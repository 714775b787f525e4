import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'
import type { FacePart, FaceShape } from './faces/face.ts'

/** The typefaces that a theatre has uploaded. Files are in base64, as they come out of an archive, too. */
export const houseFaces = pgTable('house_faces', {
  /** the beginning of the hash of its file, in hex */
  id: text().primaryKey(),
  family: text().notNull(),
  licence: text().notNull(),
  /** where it comes from: a name or an address */
  source: text().notNull(),
  shape: jsonb().$type<FaceShape>().notNull(),
  /** all of its letters in one file, to take to another house */
  file: text().notNull(),
  /** the same in the files that pages load */
  parts: jsonb().$type<Partial<Record<FacePart, string>>>().notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
})
