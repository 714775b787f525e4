import { useEffect, useState } from 'react'
import type { SharedPart, ShownPlace } from '../../content/reuse/reusable.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { request } from '../../staff-ui/api-client.ts'
import forms from '../../staff-ui/forms.module.css'
import styles from './part-fields.module.css'

/** What the settings of a module say that shows a shared part: its name, where else it is shown, and the way to it. */
export function PartFields({ part }: { part: SharedPart }) {
  const places = usePlaces(part)
  return (
    <section className={styles.part} aria-labelledby="embedded-part">
      <h3 id="embedded-part">{part.title}</h3>
      <p>{t('Shared part: changes show wherever it is shown, at {n} places.', { n: part.places })}</p>
      {places.length > 0 && (
        <ul>
          {places.map(({ title, url, isDraft }) => (
            <li key={`${url}${title}`}>
              {url ? (
                <a href={url} target="_blank" rel="noopener">
                  {title}
                </a>
              ) : (
                title
              )}
              {isDraft && ` ${t('(draft)')}`}
            </li>
          ))}
        </ul>
      )}
      <a className={forms.action} href={`${link('shared-part-id', { id: part.id })}?edit`} target="_blank" rel="noopener">
        {t('Edit shared part')}
      </a>
    </section>
  )
}

/** The places where a part is shown; none until they are known, or where they cannot be read: their number is known. */
function usePlaces({ id, places: count }: SharedPart): ShownPlace[] {
  const [places, setPlaces] = useState<ShownPlace[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when there are more or fewer
  useEffect(() => {
    let isWanted = true
    request<ShownPlace[]>('GET', `/de/pageeditor-api/shared-parts/${id}/places`).then(
      (read) => isWanted && setPlaces(read),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [id, count])
  return places
}
