import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Locale } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { useUnloadGuard } from '../staff-ui/use-unload-guard.ts'
import type { EarlierWording } from './schema.ts'
import { type DraftCalls, TranslationSession, type TranslationSessionState } from './translation-session.ts'
import { translationsCall } from './translation-urls.ts'
import type { TranslationUnit } from './unit.ts'

/** A record in the language into which it is translated. */
export type TranslatedRecord = { recordType: string; recordId: number; locale: Locale }

type Units = { units: TranslationUnit[] }

function draftCalls(record: TranslatedRecord): DraftCalls {
  const { locale } = record
  const path = translationsCall(record)
  return {
    publish: async (units) => (await request<Units>('POST', `${path}/publish`, { locale, units })).units,
    discard: async () => (await request<Units>('DELETE', `${path}/drafts?locale=${locale}`)).units,
    read: async () => (await request<Units>('GET', `${path}?locale=${locale}`)).units,
  }
}

/**
 * The session in which a record is translated, with its state: what waits is sent when the window is left, and when the line
 * is there again. One for as long as the component is mounted, which is keyed by record and language.
 */
export function useTranslationSession(
  record: TranslatedRecord,
  units: readonly TranslationUnit[],
): { session: TranslationSession; state: TranslationSessionState } {
  const [session] = useState(() => {
    const { recordType, recordId, locale } = record
    return new TranslationSession(
      `${recordType}/${recordId}/${locale}`,
      units,
      (change) => request<TranslationUnit>('PUT', translationsCall(record), { locale, ...change }),
      async (unit) => {
        const query = new URLSearchParams({ locale, unit })
        return (await request<{ earlier: EarlierWording[] }>('GET', `${translationsCall(record)}/earlier?${query}`)).earlier
      },
      draftCalls(record),
    )
  })
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState)
  useEffect(() => {
    const send = () => void session.flush()
    const onHide = () => document.visibilityState === 'hidden' && send()
    send()
    window.addEventListener('online', send)
    window.addEventListener('pagehide', send)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('pagehide', send)
      document.removeEventListener('visibilitychange', onHide)
      send()
    }
  }, [session])
  // What is under way is sent although the window is closed.
  useUnloadGuard(state.sync === 'kept' || state.sync === 'refused')
  return { session, state }
}
