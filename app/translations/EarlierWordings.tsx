import { useEffect, useState } from 'react'
import type { Locale } from '../platform/i18n/i18n.ts'
import { t } from '../platform/i18n/i18n.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import type { EditedUnit } from './edited-unit.ts'
import type { EarlierWording } from './schema.ts'
import type { TranslationSession } from './translation-session.ts'
import styles from './translations.module.css'
import { wordsOf } from './unit-text.ts'

type Props = {
  id: string
  unit: EditedUnit
  locale: Locale
  session: TranslationSession
  mayWrite: boolean
  /** puts a wording into the field, from which it is stored */
  onTake: (text: string) => void
}

/** What a translation said before, the newest first, with who wrote it and when; each can be brought back. */
export function EarlierWordings({ id, unit, locale, session, mayWrite, onTake }: Props) {
  const [found, setFound] = useState<EarlierWording[] | 'failed'>()
  const format = useDateFormat()
  const { unit: name, earlier, label } = unit
  // Whenever there is one more they are read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: their number is what they depend on
  useEffect(() => {
    session.readEarlier(name).then(setFound, () => setFound('failed'))
  }, [session, name, earlier])
  if (found === 'failed') return <p role="alert">{t("Unfortunately, that didn't work.")}</p>
  return (
    <ol id={id} className={styles.earlier} aria-label={t('Earlier wordings: {label}', { label })} aria-busy={!found}>
      {found?.map(({ text, at, by }) => (
        <li key={at + text}>
          <small>
            {by}, {format.dateTime(at)}
          </small>
          <p lang={locale}>{wordsOf(unit, text)}</p>
          {mayWrite && text !== unit.typed && (
            <button type="button" aria-label={t('Bring back: {text}', { text: wordsOf(unit, text) })} onClick={() => onTake(text)}>
              <Icon name="undo" />
              {t('Bring back')}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}
