import type { CommentAnchor } from '../../review/schema.ts'

/** A comment that is being written: its text, the colleagues chosen for it, the key it is sent with, and what it is about. */
export type CommentDraft = { key: string; text: string; mentions: string[]; anchor?: CommentAnchor }

const PREFIX = 'foyer-comment:'

/** A comment begun in this browser and not sent; it outlives closing and reloading. @param place where it belongs, `page/7/new` */
export function readCommentDraft(place: string): CommentDraft | undefined {
  try {
    const stored = localStorage.getItem(PREFIX + place)
    return stored ? (JSON.parse(stored) as CommentDraft) : undefined
  } catch {
    return undefined
  }
}

/** Stores a comment that is being written; one without text is forgotten. */
export function storeCommentDraft(place: string, draft: CommentDraft): void {
  try {
    if (draft.text.trim()) localStorage.setItem(PREFIX + place, JSON.stringify(draft))
    else localStorage.removeItem(PREFIX + place)
  } catch {
    // Storage may be blocked or full; the text then stays in its field.
  }
}

/** Forgets a comment that was sent or given up. */
export function dropCommentDraft(place: string): void {
  try {
    localStorage.removeItem(PREFIX + place)
  } catch {
    // Nothing was stored then.
  }
}

/** A comment not begun yet. */
export function emptyCommentDraft(): CommentDraft {
  return { key: crypto.randomUUID(), text: '', mentions: [] }
}
