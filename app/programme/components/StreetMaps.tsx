import { useState } from 'react'
import { ForeignFrame, MAP_NAMES, type StreetMap } from '../../embeds/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import styles from './StreetMaps.module.css'

/** A street map from an external service, shown after consent; with several services a choice among them. */
export function StreetMaps({ maps, place }: { maps: StreetMap[]; place: string }) {
  const [chosenId, choose] = useState(maps[0]?.id)
  const chosen = maps.find(({ id }) => id === chosenId) ?? maps[0]
  if (!chosen) return null
  return (
    <div className={styles.maps}>
      {maps.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into a form
        <div role="group" aria-label={t('Map')} className={styles.choice} data-screen-only>
          {maps.map(({ id }) => (
            <button key={id} type="button" aria-pressed={id === chosen.id} onClick={() => choose(id)}>
              {t(MAP_NAMES[id])}
            </button>
          ))}
        </div>
      )}
      <ForeignFrame
        embed={chosen}
        title={t('Street map around {place}', { place })}
        action={t('Show street map around {place}', { place })}
      />
    </div>
  )
}
