import { useSyncExternalStore } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import forms from './forms.module.css'
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts'

const listeners = new Set<() => void>()

/** Turns single-character shortcuts off and on. */
export function SingleKeysSwitch() {
  const isOn = useSyncExternalStore(subscribe, areSingleKeysOn, () => true)
  return (
    <label className={forms.check}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          switchSingleKeys(target.checked)
          for (const listener of listeners) listener()
        }}
      />
      {t('Enable single-key shortcuts in this browser')}
    </label>
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
