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
import { isBeforeCaret, publishCorrection } from './publish-correction.ts'
import type { Outcome } from './use-submission.ts'

/** What has become of publishing. `undo` takes it back. */
export type Notice = { text: string; failed: boolean; undo?: () => void }

/** Of a sheet that a link has opened (`?edit&publish`). */
const NOWHERE: FocusPlace = { element: null, text: undefined }

/**
 * The publish sheet of a session, open or not, and what follows from it.
 * @param notify shows a message for a moment, with a way back where there is one
 */
export function usePublishing(session: EditorSession, notify: (notice: Notice) => void) {
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
  /** Publishes a small correction at once, and opens the sheet for all else (decision 0103). */
  async function publish(): Promise<void> {
    if (cameFrom) return focusPrimary()
    const place = focusPlace()
    session.commitPendingInput()
    await publishAtOnce(place, isBeforeCaret)
  }
  async function publishAtOnce(place: FocusPlace, seen: (words: string) => boolean): Promise<void> {
    const release = swallowEnter()
    const live = await publishCorrection(session, seen)
    release()
    if (!live) return setCameFrom(place)
    const takeBack = () => {
      live.restore()
      // It stands in the message that was pressed.
      void publishAtOnce(focusPlace(), () => true)
    }
    notify({ text: await outcomeWords(session.region, live.outcome, format), failed: false, undo: takeBack })
    await revalidate()
  }
  function close(): void {
    flushSync(() => setCameFrom(undefined))
    if (cameFrom) returnTo(session, cameFrom)
  }
  usePublishSheetOpener(session, open)
  return {
    isOpen: cameFrom !== undefined,
    open,
    publish: () => void publish(),
    toggle: () => (cameFrom ? close() : open()),
    sheet: {
      onClose: close,
      async onDone(outcome: Outcome) {
        close()
        notify({ text: await outcomeWords(session.region, outcome, format), failed: false })
        await revalidate()
      },
      onRefused(error: unknown) {
        flushSync(() => setCameFrom(undefined))
        notify({ text: focusFirstError(session) ?? failureText(error), failed: true })
      },
      onGoTo({ nodeId, field }: Finding) {
        flushSync(() => setCameFrom(undefined))
        if (field) goToField(session, nodeId, field)
        else focusModule(session, nodeId)
      },
    },
  }
}

/** Ctrl+S and Enter in one go: the Enter is the yes, and must not reach the text. @returns lets it through again */
function swallowEnter(): () => void {
  const swallow = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', swallow, { capture: true })
  return () => window.removeEventListener('keydown', swallow, { capture: true })
}

function focusPrimary(): void {
  document.querySelector<HTMLElement>('[data-publish-sheet] [type="submit"]')?.focus({ preventScroll: true })
}
