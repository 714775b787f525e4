import { useNavigate } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { areSingleKeysOn } from '../../staff-ui/single-keys.ts'
import { Tooltip } from '../../staff-ui/Tooltip.tsx'
import styles from '../toolbar.module.css'
import { heightOfSelection, keepPlaceInView, keepTextInView } from './keep-text-in-view.ts'
import { beginEntry } from './pending-entry.ts'
import { chosenPlace } from './text-place.ts'
import { EDIT_KEY, useBeginEditing } from './use-begin-editing.ts'

/** The button by which a page begins and stops to be edited. What is chosen in a text stays chosen. */
export function EditSwitch({ isEditing, pathname }: { isEditing: boolean; pathname: string }) {
  const navigate = useNavigate()
  useBeginEditing(pathname, isEditing)
  const go = (path: string) => void navigate(path, { preventScrollReset: true })
  const end = () => {
    keepTextInView(heightOfSelection())
    go(pathname)
  }
  if (isEditing) {
    return (
      <button type="button" className={styles.switch} aria-label={t('Done, stop editing')} onClick={end}>
        {t('Done')}
      </button>
    )
  }
  const begin = () => {
    const place = chosenPlace()
    if (place) beginEntry(pathname, place)
    keepPlaceInView(place)
    go(`${pathname}?edit`)
  }
  return (
    <Tooltip text={t('Edit page, at the text you have chosen')} keys={areSingleKeysOn() ? EDIT_KEY : undefined}>
      <button type="button" className={styles.switch} aria-keyshortcuts={EDIT_KEY} onClick={begin}>
        <Icon name="pencil" />
        {t('Edit page')}
      </button>
    </Tooltip>
  )
}
