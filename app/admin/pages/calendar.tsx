import { type ComponentProps, useMemo } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { can, canWithType } from '../../platform/auth/rights.ts'
import { dayOf } from '../../platform/clock/clock.ts'
import { authorize } from '../../platform/http/authorize.ts'
import { readCookie } from '../../platform/http/cookies.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { listOptions } from '../../records/list.server.ts'
import { recordTypeNamed } from '../../records/registry.server.ts'
import { boardQueryOf, readBoard } from '../../scheduling/board/board.server.ts'
import { VIEW_COOKIE } from '../../scheduling/board/board-view.ts'
import { PlanningBoard } from '../../scheduling/board/PlanningBoard.tsx'
import { AdminScreen } from '../AdminScreen.tsx'
import { loadScreen } from '../load-screen.server.ts'

/** Maximum number of productions in the filter. */
const PRODUCTIONS = 500

/** The planning board. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadScreen(context, async ({ platform, viewer }) => {
    const type = recordTypeNamed('event')
    authorize(viewer, 'read', type.area)
    const query = boardQueryOf(
      new URL(request.url).searchParams,
      dayOf(platform.clock.now()),
      readCookie(request.headers.get('cookie'), VIEW_COOKIE),
    )
    const { entries, ...shown } = await readBoard(platform, query)
    const productions = await listOptions(platform.db, recordTypeNamed('production'), { q: '', ids: undefined, limit: PRODUCTIONS })
    return {
      query,
      productions,
      mayWrite: can(viewer.role, 'write', type.area),
      worksAtDesk: canWithType(viewer.role, 'write', type),
      shown,
      // As one text: a month has thousands of entries, and the router describes each value of what it sends by itself.
      entries: JSON.stringify(entries),
    }
  })
}

export const meta: MetaFunction = () => [{ title: t('Calendar') }]

export default function CalendarPage() {
  return <AdminScreen data={useLoaderData<typeof loader>()}>{(data) => <Board {...data} />}</AdminScreen>
}

type Board = Awaited<ReturnType<typeof readBoard>>
type BoardProps = Omit<ComponentProps<typeof PlanningBoard>, 'shown'> & { shown: Omit<Board, 'entries'>; entries: string }

function Board({ shown, entries, ...data }: BoardProps) {
  const whole = useMemo(() => ({ ...shown, entries: JSON.parse(entries) as Board['entries'] }), [shown, entries])
  return <PlanningBoard {...data} shown={whole} />
}
