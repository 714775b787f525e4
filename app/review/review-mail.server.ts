import type { Database } from '../platform/database/database.ts'
import { createDateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { EmailContent } from '../platform/mail/email-content.ts'
import { queueEmail } from '../platform/mail/mailer.ts'
import type { Platform } from '../platform/platform.ts'
import { readSettingsInTx } from '../site/index.server.ts'
import { readPeople } from './colleagues.server.ts'
import type { ObjectPlace } from './object-place.server.ts'
import { isAsked, type ReviewRow } from './review-state.server.ts'

type Mailing = { platform: Pick<Platform, 'jobs' | 'clock' | 'config'>; tx: Database; row: ReviewRow; place: ObjectPlace }

/** The path at which a draft is reviewed: the difference on the page itself, with the review beside it. */
export function reviewPath(path: string): string {
  return `${path}?edit&compare=live..draft&review`
}

/** Queues an email to each who is asked for a review, in the transaction that asks. */
export async function mailRequest({ platform, tx, row, place }: Mailing): Promise<void> {
  for (const person of await readPeople(tx, row.contentType, row.objectId)) {
    if (!isAsked(person, row)) continue
    const title = t('{name} asks you to review “{title}”', { name: row.userName, title: place.title })
    const content: EmailContent = {
      subject: title,
      title,
      paragraphs: [row.message || t('The changes are not published yet.')],
      button: { label: t('Review changes'), url: platform.config.publicUrl + reviewPath(place.path) },
      notes: row.reviewerId === null ? [t('Everybody who may publish this page gets this email. Whoever comes first decides.')] : [],
    }
    await queueEmail(platform, tx, { kind: 'review', to: person.email, content })
  }
}

/**
 * Queues an email to who asked: it is published, goes live at a time, or is given back.
 * @param goesLiveAt ISO with offset, of what was approved for a time
 * @param isSeen whether visitors see the page, now or at that time
 */
export async function mailOutcome(
  { platform, tx, row, place }: Mailing,
  { goesLiveAt, isSeen }: { goesLiveAt?: string | undefined; isSeen: boolean },
): Promise<void> {
  const person = (await readPeople(tx, row.contentType, row.objectId)).find(({ id }) => id === row.userId)
  if (!person) return
  const isApproved = row.outcome === 'approved'
  const words = { name: row.endedBy, title: place.title }
  const format = createDateFormat((await readSettingsInTx(tx)).design)
  const planned = goesLiveAt && plannedWords(format.dateTime(goesLiveAt), isSeen)
  const live = isSeen
    ? t('Everything you handed over is live.')
    : t('Everything you handed over is published. Visitors do not see the page yet.')
  const approved = planned ? t('{name} has approved “{title}”', words) : t('{name} has published “{title}”', words)
  const title = isApproved ? approved : t('{name} has returned “{title}” to you', words)
  const content: EmailContent = {
    subject: title,
    title,
    paragraphs: [...(row.answer ? [row.answer] : []), ...(isApproved ? [planned || live] : [])],
    button: isApproved
      ? { label: t('See the page'), url: platform.config.publicUrl + place.path }
      : { label: t('Continue editing'), url: `${platform.config.publicUrl}${place.path}?edit&review` },
  }
  await queueEmail(platform, tx, { kind: 'review', to: person.email, content })
}

function plannedWords(moment: string, isSeen: boolean): string {
  if (isSeen) return t('Everything you handed over goes live on {moment}.', { moment })
  return t('Everything you handed over is planned for {moment}. Visitors do not see the page yet.', { moment })
}
