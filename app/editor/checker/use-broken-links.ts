import { useEffect, useState } from 'react'
import type { ContainerDocument } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { type Finding, internalLinks } from './check-page.ts'

/** The internal links of documents that lead nowhere. Each address is asked once, as long as the component is mounted. */
export function useBrokenLinks(documents: Record<number, ContainerDocument>): Finding[] {
  const links = internalLinks(documents)
  const addresses = [...links.keys()].toSorted().join('\n')
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map())
  useEffect(() => {
    let isWanted = true
    const asked = addresses.split('\n').filter((address) => address && !known.has(address))
    if (asked.length === 0) return
    void Promise.all(asked.map(async (address) => [address, await isDead(address)] as const)).then(
      (answers) => isWanted && setKnown((before) => new Map([...before, ...answers])),
    )
    return () => {
      isWanted = false
    }
  }, [addresses, known])
  return [...links].flatMap(([address, places]) =>
    known.get(address) ? places.map((place) => ({ ...place, message: t('Nothing found at {address}.', { address }) })) : [],
  )
}

function isDead(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', credentials: 'omit' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}
