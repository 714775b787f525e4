import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatIsoWeekdayAndDay } from '../../platform/format/iso-date.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { adminUrl } from '../../platform/routing/admin-url.ts'
import type { SlotId } from '../../programme/schedule-slot.ts'
import form from '../../staff-ui/screen.module.css'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { useOverlay } from '../../ui/overlay-stack.ts'
import { describeConflict, describeTarget, timeOfDay } from '../labels.ts'
import { roomSizeWarning, takenSeats } from '../room-size.ts'
import { wallDay, wallMinutes } from '../wall-clock.ts'
import { BoardHeader } from './BoardHeader.tsx'
import styles from './board.module.css'
import type { BoardQuery, readBoard } from './board.server.ts'
import { type BoardContext, BoardProvider, type MovePreview } from './board-context.ts'
import { boardUrl, daysRead, daysShown } from './board-view.ts'
import { isOnDay } from './days-of-entries.ts'
import { KEYS_HINT } from './entries/EntryBlock.tsx'
import { conflictsAt, type Entry, entriesOf, matchesFilter, namedConflicts, type Position } from './entry.ts'
import { Legend } from './Legend.tsx'
import { ConfirmMoveDialog } from './move/ConfirmMoveDialog.tsx'
import { useDragMonitor } from './move/drag.ts'
import { useFocusAfterMove } from './move/use-focus-after-move.ts'
import { useKeyboardMove } from './move/use-keyboard-move.ts'
import { useOptimisticMoves } from './move/use-optimistic-moves.ts'
import { CreateSheet } from './sheet/CreateSheet.tsx'
import { EntrySheet } from './sheet/EntrySheet.tsx'
import { DayList } from './views/DayList.tsx'
import { MonthView } from './views/MonthView.tsx'
import { PeopleView } from './views/PeopleView.tsx'
import { RoomView } from './views/RoomView.tsx'
import { WeekView } from './views/WeekView.tsx'

type Props = {
  query: BoardQuery
  productions: { id: number; title: string }[]
  mayWrite: boolean
  /** whether the evening desk has something to do for this role */
  worksAtDesk: boolean
  shown: Awaited<ReturnType<typeof readBoard>>
}

/** What the sheet beside the board shows: an entry, or the form of a new one. */
type Opened = { entry: SlotId } | { start: number; roomId: number | null } | null

/**
 * What takes up the rooms, by room, month, person or hour, with its conflicts. Entries are moved by pointer or keyboard, and
 * opened, changed and created in a sheet beside them.
 */
export function PlanningBoard({ query, productions, mayWrite, worksAtDesk, shown }: Props) {
  const { rooms, people, today, isCut } = shown
  const { view, day, filter } = query
  const navigate = useNavigate()
  const format = useDateFormat()
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<{ id: SlotId; place: Position } | null>(null)
  const [opened, setOpened] = useState<Opened>(null)

  const formatPosition = ({ start, roomId }: Position) =>
    `${formatIsoWeekdayAndDay(wallDay(start))}, ${format.time(timeOfDay(start))}, ${rooms.find(({ id }) => id === roomId)?.name ?? ''}`
  const moves = useOptimisticMoves(formatPosition)
  const focus = useFocusAfterMove(moves)
  const entries = useMemo(() => entriesOf(shown.entries, moves.pendingMoves, { rooms: shown.rooms }), [shown, moves.pendingMoves])
  const days = daysShown(view, day)
  const isInView = (entry: Entry) => days.some((one) => isOnDay(entry, one))
  const matching = entries.filter((entry) => matchesFilter(entry, filter))
  const visible = matching.filter(isInView)
  const clashing = entries.filter((entry) => entry.conflicts.length > 0 && isInView(entry))
  const entryOf = (id: SlotId) => entries.find((entry) => entry.id === id)
  const sentences = (conflicts: Entry['conflicts']) => namedConflicts(conflicts, { entries, people, format }).map(describeConflict)
  const warningsAt = (entry: Entry, place: Position) =>
    [
      ...sentences(conflictsAt(entry, place, entries, rooms)),
      entry.type === 'event' && roomSizeWarning(takenSeats(entry), place.roomId, rooms),
    ].filter((warning) => typeof warning === 'string')

  function moveTo(entry: Entry, place: Position): void {
    setAnnouncement('')
    focus.follow(entry.id)
    moves.move(entry, place)
    const target = wallDay(place.start)
    if (!days.includes(target)) void navigate(boardUrl(view, target, filter))
  }
  const { moving, onKey, cancelMove } = useKeyboardMove(view, rooms, {
    onMoving(entry, place, isNew) {
      const target = describeTarget(formatPosition(place), warningsAt(entry, place))
      setAnnouncement(
        isNew
          ? `${t('{title} picked up. Use the arrow keys to move it, Enter to drop it, Escape to cancel.', { title: entry.title })} ${target}`
          : target,
      )
    },
    onDrop: moveTo,
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
    moved && movedEntry ? { entry: movedEntry, place: moved.place, warnings: warningsAt(movedEntry, moved.place) } : null
  const openEntry = opened && 'entry' in opened ? entryOf(opened.entry) : undefined
  const board: BoardContext = {
    ...{ view, entries, rooms, today, mayWrite, preview, cancelMove },
    ...{ now: wallMinutes(shown.now), lowSale: shown.lowSale },
    movingId: moving?.id ?? null,
    openId: openEntry?.id ?? null,
    onEntryKey: onKey,
    open: ({ id }) => setOpened({ entry: id }),
    create: setOpened,
    conflictsOf: ({ conflicts }) => sentences(conflicts),
    warningsAt,
    claimFocus: focus.claim,
  }
  const close = () => setOpened(null)
  // Also from the board: after a move the focus is on the entry, not in the sheet.
  useOverlay(opened !== null, close)
  /** Opens the clash after the one that is open, from the last to the first. */
  function openNextClash(): void {
    const at = clashing.findIndex(({ id }) => id === openEntry?.id)
    const next = clashing[(at + 1) % clashing.length]
    if (next) setOpened({ entry: next.id })
  }

  return (
    <BoardProvider value={board}>
      <div className={styles.board} data-beside={opened !== null || undefined}>
        <BoardHeader query={query} rooms={rooms} productions={productions} conflicts={clashing.length} onNextClash={openNextClash} />
        <LiveRegion hidden>{announcement}</LiveRegion>
        {isCut && <p>{t('There is more here than the calendar can show. Please filter the list of performances instead.')}</p>}
        {rooms.length === 0 && (
          <p data-screen-only>
            {t('There is no room yet in which anything could be planned.')} <Link to={adminUrl('room')}>{t('Rooms')}</Link>
          </p>
        )}
        {!mayWrite && <p data-screen-only>{t('Your role reads the plan; it does not change it.')}</p>}
        <p id={KEYS_HINT} hidden>
          {t('Press Space to pick it up and move it, or Alt with an arrow key to move it by one step.')}
        </p>
        <div className={styles.wide}>
          {view === 'rooms' && <RoomView days={days} entries={visible} shownRooms={filter.rooms} />}
          {view === 'month' && <MonthView day={day} entries={visible} />}
          {view === 'people' && <PeopleView days={days} entries={visible} people={people} />}
          {view === 'week' && <WeekView days={days} entries={visible} />}
        </div>
        <DayList days={daysRead(view, day)} entries={matching} filter={filter} />
        <Legend mayWrite={mayWrite} />
        {/* Stays in sight below the board, wherever on it something was done. */}
        <div className={styles.outcome} data-says={moves.notice !== '' || moves.canUndo || undefined}>
          <LiveRegion className={styles.notice}>{moves.notice}</LiveRegion>
          {moves.canUndo && (
            <button type="button" className={form.second} onClick={() => focus.follow(moves.undo())}>
              {t('Undo')}
            </button>
          )}
        </div>
      </div>
      {openEntry && (
        <EntrySheet
          key={openEntry.id}
          entry={openEntry}
          people={people}
          days={daysRead(view, day)}
          moves={moves}
          worksAtDesk={worksAtDesk}
          onMove={moveTo}
          onClose={close}
        />
      )}
      {opened && 'start' in opened && (
        <CreateSheet
          key={`${opened.start} ${opened.roomId}`}
          place={opened}
          productions={productions}
          onCreated={moves.noteCreated}
          onClose={close}
        />
      )}
      {moves.confirmation && (
        <ConfirmMoveDialog
          // A new dialog per confirmation, so that the focus starts on the safe answer.
          key={`${moves.confirmation.move.entry.id} ${formatPosition(moves.confirmation.move.to)}`}
          confirmation={moves.confirmation}
          rooms={rooms}
          place={formatPosition(moves.confirmation.move.to)}
          onAnswer={moves.confirm}
        />
      )}
    </BoardProvider>
  )
}

function isSamePosition(before: { id: SlotId; place: Position } | null, id: SlotId, place: Position | null): boolean {
  if (!before || !place) return before === place
  return before.id === id && before.place.start === place.start && before.place.roomId === place.roomId
}
