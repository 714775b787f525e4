import type { Viewer } from '../platform/auth/auth.ts'
import type { Database } from '../platform/database/database.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { EmailContent } from '../platform/mail/email-content.ts'
import { queueEmail } from '../platform/mail/mailer.ts'
import type { Platform } from '../platform/platform.ts'
import { readPeople } from './colleagues.server.ts'
import type { ObjectPlace } from './object-place.server.ts'

/** The content of a notification: where the comment is, what it is about, what it says. */
export type CommentNews = {
  thread: { id: number; contentType: string; objectId: number; node: string | null; quote: string; nodeWords: string }
  place: ObjectPlace
  text: string
  /** ids of the colleagues named in it */
  mentioned: ReadonlySet<string>
  /** ids of those who have written in the thread before */
  people: ReadonlySet<string>
}

/**
 * Queues the emails about a comment in the transaction that writes it: one to each who is named in it or has written in its
 * thread, none to its author.
 */
export async function mailComment(
  platform: Pick<Platform, 'jobs' | 'clock' | 'config'>,
  tx: Database,
  author: Pick<Viewer, 'id' | 'name'>,
  news: CommentNews,
): Promise<void> {
  const told = news.mentioned.union(news.people)
  if (told.size === 0 || (told.size === 1 && told.has(author.id))) return
  for (const { id, email } of await readPeople(tx, news.thread.contentType, news.thread.objectId)) {
    if (id === author.id || !told.has(id)) continue
    const content = commentEmail(author.name, news, { isMentioned: news.mentioned.has(id), url: commentUrl(platform, news) })
    await queueEmail(platform, tx, { kind: 'comment', to: email, content })
  }
}

/** The address at which a thread opens beside the page. */
function commentUrl({ config }: Pick<Platform, 'config'>, { thread, place }: CommentNews): string {
  return `${config.publicUrl}${place.path}?edit${thread.node ? `=${encodeURIComponent(thread.node)}` : ''}&comment=${thread.id}`
}

function commentEmail(
  name: string,
  { thread, place, text }: CommentNews,
  { isMentioned, url }: { isMentioned: boolean; url: string },
): EmailContent {
  const title = isMentioned
    ? t('{name} mentioned you on “{title}”', { name, title: place.title })
    : t('{name} replied on “{title}”', { name, title: place.title })
  const about = thread.quote || thread.nodeWords
  return {
    subject: title,
    title,
    paragraphs: [text],
    ...(about ? { facts: [{ label: t('About'), value: `„${about}“` }] } : {}),
    button: { label: t('Open comment'), url },
    notes: [t('You get this email because you were mentioned or have written in this thread.')],
  }
}
