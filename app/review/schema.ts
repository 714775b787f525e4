import { z } from 'zod'
import { isoDateTime } from '../platform/clock/date-schemas.ts'
import { cleanMultiline, MAX_COMMENT_LENGTH } from './comment-text.ts'

const MAX_MENTIONS = 20
const MAX_QUOTE_LENGTH = 600
const MAX_WORDS_LENGTH = 200

const commentText = z.string().transform(cleanMultiline).pipe(z.string().min(1).max(MAX_COMMENT_LENGTH))
const mentions = z.array(z.string().min(1).max(60)).max(MAX_MENTIONS).default([])

/** The text of a comment and the ids of the colleagues named in it. */
export const commentChangeSchema = z.strictObject({ text: commentText, mentions })

/** A new comment; `key` makes the request idempotent. */
export const commentSchema = commentChangeSchema.extend({ key: z.uuid() })

/** What a thread is about: the whole page, a module, or words in one of its texts. */
const anchorSchema = z.strictObject({
  node: z.string().min(1).max(40).nullable(),
  nodeType: z.string().max(60).default(''),
  nodeWords: z.string().max(MAX_WORDS_LENGTH).default(''),
  field: z.string().min(1).max(80).nullable(),
  quote: z.string().max(MAX_QUOTE_LENGTH).default(''),
  offset: z.int().min(0).max(1_000_000).default(0),
})
export type CommentAnchor = z.infer<typeof anchorSchema>

/** A new thread: its first comment and what it is about. */
export const threadSchema = commentSchema.extend({ anchor: anchorSchema })

export const threadChangeSchema = z.strictObject({ isResolved: z.boolean() })

const MAX_NOTE_LENGTH = 120

/** A new preview link: when it ends, and whom it is for; a time without an offset is in the theatre's time zone. */
export const previewLinkSchema = z.strictObject({ endsAt: isoDateTime, note: z.string().trim().max(MAX_NOTE_LENGTH).default('') })

/** A preview link in a list; times are ISO with offset. `endsAt` is when it ended where it was ended before its time. */
export type PreviewLink = {
  id: number
  note: string
  endsAt: string
  isOver: boolean
  isRevoked: boolean
  lastOpenedAt: string | null
  opened: number
  by: string
  at: string
}

/** A comment in a response; times are ISO with offset. */
export type CommentEntry = {
  id: number
  author: string
  isMine: boolean
  text: string
  mentions: { id: string; name: string; isMe: boolean }[]
  at: string
  editedAt: string | null
}

/** A thread in a response, with its comments, oldest first. */
export type CommentThread = {
  id: number
  anchor: CommentAnchor
  resolved: { by: string; at: string } | null
  comments: CommentEntry[]
}

/** Somebody who can be named in a comment or asked for a review. */
export type Colleague = { id: string; name: string; isMe: boolean; mayPublish: boolean }

const MAX_WORD_LENGTH = 1000
const word = z.string().transform(cleanMultiline).pipe(z.string().max(MAX_WORD_LENGTH))

/** Hands a draft over: to one colleague, or to all who may publish it, with a word. */
export const reviewRequestSchema = z.strictObject({
  reviewer: z.string().min(1).max(60).nullable().default(null),
  message: word.default(''),
})

/** Publishes what was handed over, now or at a time, with a word or without; with `online` an object that is offline goes online too. */
export const reviewApprovalSchema = z.strictObject({
  answer: word.default(''),
  at: isoDateTime.optional(),
  online: z.boolean().default(false),
})

/** Gives it back; why is said. */
export const reviewReturnSchema = z.strictObject({ answer: word.pipe(z.string().min(1)) })

/**
 * A review in a response. `changed`: the draft has changed since, so that it is no longer what was handed over; `returned`:
 * shown to who asked until they have seen it. Times are ISO with offset.
 */
export type ReviewState = {
  id: number
  state: 'open' | 'changed' | 'returned'
  by: string
  isMine: boolean
  /** whether the viewer is asked to review it */
  isAsked: boolean
  /** name of who is asked; empty for all who may publish it */
  reviewer: string
  message: string
  at: string
  changedBy: string[]
  answer: string
  endedBy: string
  endedAt: string | null
}
