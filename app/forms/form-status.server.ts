import { eq } from 'drizzle-orm'
import { type PageStatus, pageStatus } from '../content/index.server.ts'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { forms } from './tables.ts'

/** Whether visitors see a form's own page; `offline` when it does not exist. One statement. */
export async function readFormStatus({ db, clock }: Pick<Platform, 'db' | 'clock'>, id: number, isSwitchedOn = false): Promise<PageStatus> {
  const [form] = await db.select({ title: forms.title, isOnline: forms.isOnline }).from(forms).where(eq(forms.id, id))
  if (!form) return { state: 'offline' }
  return pageStatus({ ...form, isOnline: form.isOnline || isSwitchedOn, publishAt: null, unpublishAt: null }, [], toDate(clock.now()))
}
