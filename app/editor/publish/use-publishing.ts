import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator, useSearchParams } from 'react-router'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import type { Finding } from '../checker/check-page.ts'
import { goToField } from '../go-to-field.ts'
import { focusModule } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'
import { focusFirstError } from '../tools/publish-errors.ts'
import { failureText } from './failure-text.ts'
import { type FocusPlace, focusPlace, returnTo } from './focus-place.ts'
import { usePublishSheetOpener } from './open-publish-sheet.ts'
import { outcomeWords } from './outcome-words.ts'
import type { Outcome } from './use-submission.ts'

/** Of a sheet that a link has opened (`?edit&publish`). */
const NOWHERE: FocusPlace = { element: null, text: undefined }

/**
 * The publish sheet of a session, open or not, and what follows from it.
 * @param notify shows a message for a moment
 */
export function usePublishing(session: EditorSession, notify: (text: string, failed: boolean) => void) {
  const format = useDateFormat()
  const { revalidate } = useRevalidator()
  const isAskedFor = useSearchParams()[0].has('publish')
  const [cameFrom, setCameFrom] = useState<FocusPlace | undefined>(isAskedFor ? NOWHERE : undefined)
  function open(): void {
    if (cameFrom) {
      focusPrimary()
      return
    }
    const place = focusPlace()
    session.commitPendingInput()
    setCameFrom(place)
  }
  function close(): void {
    flushSync(() => setCameFrom(undefined))
    if (cameFrom) returnTo(session, cameFrom)
  }
  usePublishSheetOpener(session, open)
  return {
    isOpen: cameFrom !== undefined,
    open,
    toggle: () => (cameFrom ? close() : open()),
    sheet: {
      onClose: close,
      async onDone(outcome: Outcome) {
        close()
        notify(await outcomeWords(session.region, outcome, format), false)
        await revalidate()
      },
      onRefused(error: unknown) {
        flushSync(() => setCameFrom(undefined))
        notify(focusFirstError(session) ?? failureText(error), true)
      },
      onGoTo({ nodeId, field }: Finding) {
        flushSync(() => setCameFrom(undefined))
        if (field) goToField(session, nodeId, field)
        else focusModule(session, nodeId)
      },
    },
  }
}

function focusPrimary(): void {
  document.querySelector<HTMLElement>('[data-publish-sheet] [type="submit"]')?.focus({ preventScroll: true })
}
