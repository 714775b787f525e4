import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { type Hit, hitKindText } from '../../staff-ui/links/link-hits.ts'
import type { PageNode } from '../../staff-ui/links/page-list.ts'
import type { Command } from './command.ts'

/** A command that leads to each page. */
export function pagePlaces(pages: PageNode[], go: (url: string) => void): Command[] {
  return pages.map(({ id, title, url }) => ({
    ...{ id: `page:${id}`, group: 'pages', label: t('To “{title}”', { title }), icon: 'page', hint: url },
    alsoCalled: `${title} ${url.split('/').slice(2).join(' ')}`,
    act: () => go(url),
  }))
}

/** A command for each play, person, article … that was found. */
export function recordPlaces(hits: Hit[], go: (url: string) => void): Command[] {
  return hits.map((hit) => ({
    ...{ id: `record:${hit.url}`, group: 'records', label: hit.title, icon: 'page', hint: hitKindText(hit) },
    // The search knows more than the title, such as parts and names in it: what it found is shown, after what is called so.
    isFound: true,
    act: () => go(hit.url),
  }))
}

type Screen = { kind: 'screen' | 'new'; url: string; label: string; group: string }

/** A command for each screen of the admin area that this person works with, and each record that they may create. */
export function useScreenPlaces(go: (url: string) => void): Command[] {
  const [screens, setScreens] = useState<Screen[]>([])
  useEffect(() => {
    request<{ results: Screen[] }>('GET', '/api/staff/screens').then(
      ({ results }) => setScreens(results),
      // The palette is useful without them.
      () => {},
    )
  }, [])
  return screens.map(({ kind, url, label, group }) => ({
    ...{ id: url, group: kind === 'new' ? 'create' : 'screens', label, icon: kind === 'new' ? 'plus' : 'screen', act: () => go(url) },
    ...(kind === 'new' ? {} : { hint: group }),
  }))
}
