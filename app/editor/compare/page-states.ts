import { useEffect, useState } from 'react'
import type { PageState, Region } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'

type Version = { number: number; created_at: string; user: string; is_live: boolean }

/** The name of a state in a sentence. */
export function stateName(state: PageState): string {
  if (state === 'live') return t('Published version')
  return state === 'draft' ? t('Draft') : t('Version {n}', { n: state })
}

/** The states that a page can be compared in: the draft, what is live, and its versions, newest first. */
export function usePageStates({ contentType, objectId }: Pick<Region, 'contentType' | 'objectId'>): { value: PageState; label: string }[] {
  const format = useDateFormat()
  const [versions, setVersions] = useState<Version[]>([])
  useEffect(() => {
    // On failure draft and live remain.
    request<Version[]>('GET', `/de/pageeditor-api/versions/${contentType}/${objectId}`).then(setVersions, () => {})
  }, [contentType, objectId])
  return [
    { value: 'draft', label: stateName('draft') },
    { value: 'live', label: stateName('live') },
    ...versions.map(({ number, created_at, user }) => ({
      value: number,
      label: `${stateName(number)} · ${format.dateTime(created_at)}${user && `, ${user}`}`,
    })),
  ]
}
