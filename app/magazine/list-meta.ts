import type { MetaDescriptor } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'

type Listed = { title: string; description?: string; page: number; canonical: string }

/** The meta tags of a list of articles, with its feed. */
export function listMeta(listed: Listed | undefined): MetaDescriptor[] {
  if (!listed) return [{ title: t('Magazine') }]
  const { title, description, page, canonical } = listed
  return [
    { title: page > 1 ? `${title} (${page})` : title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: t('Magazine'), href: link('magazine-feed') },
  ]
}
