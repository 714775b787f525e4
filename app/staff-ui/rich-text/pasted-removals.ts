import type { PastedChanges } from './paste-report.ts'
import { rawStyleOf, styleOf } from './pasted-styles.ts'

/** Comments of word processors: those beside the text, and the marks in it that lead there. */
const COMMENTS = '[data-style*="mso-element:comment" i]'
const COMMENT_MARKS = '.msocomanchor, .msocomoff, .MsoCommentReference, [data-style*="mso-element:comment-list" i]'
const EMBEDS = 'iframe, object, embed, video, audio, canvas'
const FIELDS = 'input, select, textarea'
const NO_CONTENT = 'meta, link, script, style, title, xml, noscript, template, svg, colgroup, datalist, [hidden]'
/** Words of a tracked change: those of Word on the desktop and on the web, and of other programs. */
const DELETIONS = 'del[cite], del[datetime], del.msoDel, .msoDel, [class*="TrackChangeTextDeletion"], [data-track-change="delete"]'
const INSERTED = 'ins, .msoIns, [class*="TrackChangeTextInsertion"]'

/** Removes what is no part of the text that a reader sees, and counts what of it is to be told. */
export function removeUnseen(body: HTMLElement, changes: PastedChanges): void {
  removeAll(body, NO_CONTENT)
  removeAll(body, 'input[type="hidden"]')
  for (const box of body.querySelectorAll('input[type="checkbox"]')) box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ')
  changes.embeds = removeAll(body, EMBEDS)
  changes.fields = removeAll(body, FIELDS)
  changes.comments = body.querySelectorAll(COMMENTS).length + removeGoogleComments(body)
  removeAll(body, COMMENT_MARKS)
  changes.deletions = acceptRevisions(body)
  changes.hidden = removeHidden(body)
}

/**
 * Leaves out what a tracked change deleted; what it inserted stays. A `del` that says neither when nor by whom is one as
 * well where the text has insertions; elsewhere Markdown writes it for words that are struck through.
 */
function acceptRevisions(body: HTMLElement): number {
  return removeAll(body, body.querySelector(INSERTED) ? `${DELETIONS}, del` : DELETIONS)
}

function removeHidden(body: HTMLElement): number {
  let removed = 0
  for (const element of body.querySelectorAll('[data-style]')) {
    if (!isHidden(element)) continue
    // Empty marks of word processors are hidden, too, and are nothing to tell.
    if (element.isConnected && element.textContent?.trim()) removed++
    element.remove()
  }
  return removed
}

function isHidden(element: Element): boolean {
  if (/mso-hide\s*:\s*all/i.test(rawStyleOf(element))) return true
  if (styleOf(element, 'display') === 'none' || /^(hidden|collapse)$/.test(styleOf(element, 'visibility') ?? '')) return true
  if (/^0(px|pt|em|%)?$/.test(styleOf(element, 'font-size') ?? '') || /^0(\.0+)?$/.test(styleOf(element, 'opacity') ?? '')) return true
  // Words for screen readers alone.
  return /^rect\((0|1)(px)?[ ,]/.test(styleOf(element, 'clip') ?? '') && styleOf(element, 'position') === 'absolute'
}

/** Google Docs writes comments below the text, and letters in the text that lead there. */
function removeGoogleComments(body: HTMLElement): number {
  const comments = [...body.querySelectorAll('a[href^="#cmnt_ref"]')]
  for (const comment of comments) (comment.closest('div') ?? comment).remove()
  for (const mark of body.querySelectorAll('a[href^="#cmnt"]')) (mark.closest('sup') ?? mark).remove()
  return comments.length
}

/** @returns how many there were, without those within others */
export function removeAll(body: HTMLElement, selector: string): number {
  const elements = [...body.querySelectorAll(selector)].filter((element) => !element.parentElement?.closest(selector))
  for (const element of elements) element.remove()
  return elements.length
}
