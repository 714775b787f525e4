import { useId, useRef } from 'react'
import { DEFAULT_LOCALE, type Locale, t } from '../platform/i18n/i18n.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import screen from '../staff-ui/screen.module.css'
import { focusUnit } from './focus-unit.ts'
import { PublishDrafts } from './PublishDrafts.tsx'
import { staffLanguageName } from './staff-language-name.ts'
import type { TranslationSession, TranslationSessionState } from './translation-session.ts'
import styles from './translations.module.css'
import { UnitRow } from './UnitRow.tsx'
import { nextOpenUnit, progressOf } from './unit.ts'
import { useTranslationKeys } from './use-translation-keys.ts'

type Props = {
  session: TranslationSession
  state: TranslationSessionState
  locale: Locale
  mayWrite: boolean
  /** whether it stands beside a page, where original and translation are one below the other */
  isDock?: boolean
  /** called with the unit that somebody goes into */
  onEnter?: (unit: string) => void
  /** called when drafts have been published or discarded */
  onPublished?: () => void
}

/** Original and translation side by side, text by text in the order of the form: what is typed is stored as a draft as it is typed. */
export function Translation({ session, state, locale, mayWrite, isDock = false, onEnter, onPublished }: Props) {
  const prefix = useId()
  const here = useRef<string>(undefined)
  const { units, sync } = state
  const { done, total, missing, outdated } = progressOf(units)
  const goOn = () => {
    const next = nextOpenUnit(session.getState().units, here.current)
    if (next) focusUnit(prefix, next.unit)
  }
  useTranslationKeys({ save: () => void session.saveAll(), goOn })
  const drafts = mayWrite && <PublishDrafts session={session} state={state} onPublished={onPublished} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears which of its fields has the focus
    <div
      className={styles.translation}
      data-dock={isDock || undefined}
      onFocus={({ target }) => {
        const unit = target.closest<HTMLElement>('[data-unit]')?.dataset.unit
        if (unit === undefined || unit === here.current) return
        here.current = unit
        onEnter?.(unit)
      }}
    >
      <div className={styles.head}>
        <div className={styles.progress}>
          <progress value={done} max={Math.max(1, total)} aria-label={t('Translated')} />
          <span>{t('{done} of {total} translated', { done, total })}</span>
          {outdated > 0 && <span className={styles.outdatedCount}>{t('{n} outdated', { n: outdated })}</span>}
        </div>
        <p role="status" className={styles.sync} data-sync={sync}>
          {mayWrite && syncText(state)}
        </p>
        {missing + outdated > 0 && (
          <button type="button" className={screen.second} aria-keyshortcuts="Control+Enter" onClick={goOn}>
            {missing > 0 ? t('Next missing') : t('Next outdated')} <kbd className={styles.key}>{t('Ctrl Enter')}</kbd>
          </button>
        )}
        {missing + outdated === 0 && total > 0 && (
          <p className={styles.allDone}>
            <Icon name="checked" /> {t('Everything is translated.')}
          </p>
        )}
      </div>
      {!isDock && drafts}
      {!mayWrite && <p className={screen.notice}>{t('You have read-only access.')}</p>}
      {total === 0 && <p className={styles.empty}>{t('There is no text here that visitors read.')}</p>}
      {total > 0 && !isDock && (
        <div className={styles.columns} aria-hidden="true">
          <span>{staffLanguageName(DEFAULT_LOCALE)}</span>
          <span>{staffLanguageName(locale)}</span>
        </div>
      )}
      <ol key={state.round} className={styles.units}>
        {units.map((unit) => (
          <UnitRow key={unit.unit} prefix={prefix} unit={unit} locale={locale} mayWrite={mayWrite} session={session} />
        ))}
      </ol>
      {isDock && drafts}
    </div>
  )
}

function syncText({ sync, units }: TranslationSessionState): string {
  switch (sync) {
    case 'stored':
      return units.some(({ draft }) => draft) ? t('Draft saved') : t('All stored')
    case 'kept':
      return t('Cannot reach the server. What you typed is kept in this browser and sent later.')
    case 'refused':
      return t('Not everything could be stored. The reason stands below the text.')
    default:
      return t('Saving…')
  }
}
