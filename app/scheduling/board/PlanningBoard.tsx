import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatIsoWeekdayAndDay } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import form from '../../staff-ui/screen.module.css'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { BoardHeader } from './BoardHeader.tsx'
import styles from './board.module.css'
import type { BoardQuery, readBoard } from './board.server.ts'
import { type BoardContext, BoardProvider, type MovePreview } from './board-context.ts'
import { boardUrl, daysShown } from './board-view.ts'
import type { Confirmation } from './move/confirmations.ts'
import { DayList } from './views/DayList.tsx'
import { useDragMonitor } from './move/drag.ts'
import { KEYS_HINT } from './entries/EntryBlock.tsx'
import { conflictsAt, type Entry, entriesOf, matchesFilter, namedConflicts, type Position } from './entry.ts'
import { describeConflict, describeTarget, timeOfDay } from '../labels.ts'
import { MonthView } from './views/MonthView.tsx'
import { MoveDialog } from './move/MoveDialog.tsx'
import { RoomView } from './views/RoomView.tsx'
import { useFocusAfterMove } from './move/use-focus-after-move.ts'
import { useKeyboardMove } from './move/use-keyboard-move.ts'
import { type OptimisticMoves, useOptimisticMoves } from './move/use-optimistic-moves.ts'
import { WeekView } from './views/WeekView.tsx'
import { wallDay, wallMinutes } from '../wall-clock.ts'

type Props = {
  query: BoardQuery
  productions: { id: number; title: string }[]
  mayWrite: boolean
  shown: Awaited<ReturnType<typeof readBoard>>
}

/** The calendar of performances by week, room or month, with their conflicts; performances are moved by pointer, keyboard or dialog. */
export function PlanningBoard({ query, productions, mayWrite, shown }: Props) {
  const { rooms, people, today, isCut } = shown
  const { view, day, filter } = query
  const navigate = useNavigate()
  const format = useDateFormat()
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<{ id: number; place: Position } | null>(null)
  const [dialogId, setDialogId] = useState<number | null>(null)

  const formatPosition = ({ start, roomId }: Position) =>
    `${formatIsoWeekdayAndDay(wallDay(start))}, ${format.time(timeOfDay(start))}, ${rooms.find(({ id }) => id === roomId)?.name ?? ''}`
  const moves = useOptimisticMoves(formatPosition)
  const focus = useFocusAfterMove(moves)
  const entries = useMemo(
    () => entriesOf(shown.entries, moves.pendingMoves, { rooms: shown.rooms, people: shown.people }),
    [shown, moves.pendingMoves],
  )
  const days = daysShown(view, day)
  const inView = entries.filter(({ start }) => days.includes(wallDay(start)))
  const visible = inView.filter((entry) => matchesFilter(entry, filter))
  const entryOf = (id: number) => entries.find((entry) => entry.id === id)
  const sentences = (conflicts: Entry['conflicts']) => namedConflicts(conflicts, { entries, people, format }).map(describeConflict)
  const sentencesAt = (entry: Entry, place: Position) => sentences(conflictsAt(entry, place, entries, { rooms, people }))

  const { moving, onKey, cancelMove } = useKeyboardMove(view, rooms, {
    onMoving(entry, place, isNew) {
      const target = describeTarget(formatPosition(place), sentencesAt(entry, place))
      setAnnouncement(
        isNew
          ? `${t('{title} picked up. Use the arrow keys to move it, Enter to drop it, Escape to cancel.', { title: entry.title })} ${target}`
          : target,
      )
    },
    onDrop(entry, place) {
      setAnnouncement('')
      focus.follow(entry.id)
      moves.move(entry, place)
      const target = wallDay(place.start)
      if (!days.includes(target)) void navigate(boardUrl(view, target, filter))
    },
    onCancel: (entry) => setAnnouncement(t('{title} was not moved.', { title: entry.title })),
  })
  useDragMonitor(entryOf, {
    onOver: (id, place) => setDragged((before) => (isSamePosition(before, id, place) ? before : place && { id, place })),
    onDrop(id, place) {
      setDragged(null)
      const entry = entryOf(id)
      if (entry && place) moves.move(entry, place)
    },
  })

  const moved = dragged ?? moving
  const movedEntry = moved && entryOf(moved.id)
  const preview: MovePreview | null =
    moved && movedEntry ? { entry: movedEntry, place: moved.place, conflicts: sentencesAt(movedEntry, moved.place) } : null
  const calendar: BoardContext = {
    ...{ view, entries, rooms, today, mayWrite, preview, cancelMove },
    now: wallMinutes(shown.now),
    movingId: moving?.id ?? null,
    onEntryKey: onKey,
    openDialog: ({ id }) => setDialogId(id),
    conflictsOf: ({ conflicts }) => sentences(conflicts),
    claimFocus: focus.claim,
  }
  const dialogEntry = dialogId === null ? undefined : entryOf(dialogId)

  return (
    <BoardProvider value={calendar}>
      <BoardHeader
        query={query}
        rooms={rooms}
        productions={productions}
        conflicts={inView.filter(({ conflicts }) => conflicts.length > 0).length}
      />
      <LiveRegion hidden>{announcement}</LiveRegion>
      {isCut && <p>{t('There is more here than the calendar can show. Please filter the list of performances instead.')}</p>}
      <p id={KEYS_HINT} hidden>
        {t('Press Space to pick up the performance and move it.')}
      </p>
      <div className={styles.wide}>
        {view === 'week' && <WeekView days={days} entries={visible} />}
        {view === 'rooms' && <RoomView days={days} entries={visible} shownRooms={filter.rooms} />}
        {view === 'month' && <MonthView day={day} entries={visible} />}
      </div>
      <DayList days={days} entries={visible} />
      {/* Below the grid: evening performances are far from the calendar's header. */}
      <div className={styles.outcome} data-says={moves.notice !== '' || moves.canUndo || undefined}>
        <LiveRegion className={styles.notice}>{moves.notice}</LiveRegion>
        {moves.canUndo && (
          <button type="button" className={form.second} onClick={() => focus.follow(moves.undo())}>
            {t('Undo')}
          </button>
        )}
      </div>
      {dialogEntry && (
        <MoveDialog
          key={dialogEntry.id}
          entry={dialogEntry}
          onClose={() => setDialogId(null)}
          onMove={(place) => {
            setDialogId(null)
            moves.move(dialogEntry, place)
          }}
        />
      )}
      {moves.confirmation && (
        <ConfirmMoveDialog
          // A new dialog per confirmation, so that the focus starts on the safe answer.
          key={`${moves.confirmation.move.entry.id} ${formatPosition(moves.confirmation.move.to)}`}
          confirmation={moves.confirmation}
          place={formatPosition(moves.confirmation.move.to)}
          onAnswer={moves.confirm}
        />
      )}
    </BoardProvider>
  )
}

function isSamePosition(before: { id: number; place: Position } | null, id: number, place: Position | null): boolean {
  if (!before || !place) return before === place
  return before.id === id && before.place.start === place.start && before.place.roomId === place.roomId
}

/** Confirms a move although tickets are sold. */
function ConfirmMoveDialog({
  confirmation,
  place,
  onAnswer,
}: {
  confirmation: Confirmation
  place: string
  onAnswer: OptimisticMoves['confirm']
}) {
  const { move, ticketsTaken: taken } = confirmation
  return (
    <Dialog
      title={t('Move “{title}” even though tickets have been sold?', { title: move.entry.title })}
      onClose={() => onAnswer(confirmation, false)}
    >
      <p>
        {taken === null
          ? t('The ticket shop does not report whether tickets have been sold.')
          : t('{n} seats are sold or reserved in the ticket shop.', { n: taken })}
      </p>
      <p>{t('New: {place}. Ticket holders must be informed.', { place })}</p>
      <div className={form.actions}>
        <button type="button" className={form.second} data-starts-here onClick={() => onAnswer(confirmation, false)}>
          {t('Do not move')}
        </button>
        <button type="button" className={form.action} onClick={() => onAnswer(confirmation, true)}>
          {t('Move anyway')}
        </button>
      </div>
    </Dialog>
  )
}
