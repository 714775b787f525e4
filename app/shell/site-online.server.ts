import { data } from 'react-router'
import type { Viewer } from '../platform/auth/auth.ts'
import { noteUncacheable } from '../platform/cache/tracking.ts'
import { t } from '../platform/i18n/i18n.ts'

/** Lets staff see a site that is switched off; everybody else gets 503 (A §8, AMB-15). */
export async function assertSiteOnline(viewer: () => Promise<Viewer | undefined>): Promise<void> {
  noteUncacheable()
  if (!(await viewer())) throw data(t('Website offline'), { status: 503 })
}
