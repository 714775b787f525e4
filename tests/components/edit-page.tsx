import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import {
  type ContainerDocument,
  type ContentNode,
  changedNodes,
  ModuleViewsContext,
  type ObjectStatus,
  type Region,
  RegionView,
  type UnpublishedChanges,
} from '../../app/content/index.ts'
import type { Reusables } from '../../app/content/reuse/reusable.ts'
import EditorToolbar from '../../app/editor/EditorToolbar.tsx'
import type { Batch } from '../../app/editor/session/draft-queue.ts'
import { CONTAINER, DraftServer, documentWith } from '../../app/editor/session/draft-server.test-support.ts'
import type { DraftState, EditorServer } from '../../app/editor/session/editor-server.ts'
import { moduleView } from '../../app/modules/views.ts'
import { MAIN_CONTENT_ID } from '../../app/shell/constants.ts'
import { PageHeader } from '../../app/shell/PageHeader.tsx'
import { ApiError } from '../../app/staff-ui/api-client.ts'
import { type Answers, answerRequests } from './answers.ts'
import { render } from './render.tsx'

const API = '/de/pageeditor-api'
const OBJECT = { contentType: 'page', objectId: 1 }
/** A batch as it is sent (editor-server.ts). */
type SentBatch = Pick<Batch, 'knows' | 'operations'> & { batch_id: string; base_revision: number }

const SLUG = 'page-1'
const PAGE = { ...OBJECT, title: 'Seite' }

/**
 * Opens a page with these modules in the editor, with its bar, as an editor of the house. Its draft keeps the rules that the
 * unit tests of the session use (`DraftServer`); what else the server would say is as of a house with nothing in it.
 * @param answers of requests beyond those that opening a page makes (answers.ts)
 * @returns what the server has of the page
 */
export async function editPage(nodes: ContentNode[], answers: Answers = {}): Promise<DraftServer> {
  const server = new DraftServer(documentWith(...nodes))
  silenceStreams()
  foldOutline()
  answerRequests({ ...answersOf(server), ...answers })
  const region = regionOf(server.draft.document)
  const { rerender } = await render(<EditedPage region={region} edit={false} />, {
    at: '/de/seite?edit',
    load: () => ({ page: PAGE, region: regionOf(server.draft.document) }),
  })
  // The bar is there before the editor, which takes its room into account.
  await expect.element(page.getByRole('region', { name: 'Bearbeitung' })).toBeInTheDocument()
  rerender(<EditedPage region={region} edit />)
  await expect.poll(() => document.body.className).toContain('edit-mode')
  return server
}

/** What stands around a page's modules where staff see it. */
function EditedPage({ region, edit }: { region: Region; edit: boolean }) {
  return (
    <>
      <EditorToolbar />
      <main id={MAIN_CONTENT_ID} tabIndex={-1}>
        <PageHeader title={PAGE.title} />
        <ModuleViewsContext value={moduleView}>
          <RegionView region={region} edit={edit} />
        </ModuleViewsContext>
      </main>
    </>
  )
}

function regionOf(document: ContainerDocument): Region {
  const container = { id: CONTAINER, slug: SLUG, revision: 0, document, hasDraft: false }
  return { ...OBJECT, containers: [container], prepared: { pictures: {}, data: {} }, staticNodes: [], today: '2026-10-01' }
}

function answersOf(server: DraftServer): Answers {
  let live = server.draft.document
  const session: EditorServer = server
  const status = (): ObjectStatus => {
    const { has_changes } = server.draft
    return {
      ...{ status: { state: 'online' }, has_draft: has_changes, changes: Number(has_changes), translations: 0 },
      ...{ planned: null, waiting: null, failures: 0, online_at: null, offers_online: null },
    }
  }
  return {
    [`GET ${API}/user`]: () => ({ id: 'rita', username: 'Rita Redaktion', admin_menus: [] }),
    [`GET ${API}/status/page/1`]: status,
    [`GET ${API}/changes/page/1`]: () => unpublishedChanges(live, server.draft),
    [`POST ${API}/publish`]: async () => {
      live = server.draft.document
      return server.publish()
    },
    // A house with nothing in it.
    [`GET ${API}/scheduled/page/1`]: () => [],
    [`GET ${API}/releases`]: () => ({ results: [] }),
    [`GET ${API}/pages`]: () => ({ results: [] }),
    [`GET ${API}/reusables`]: () => ({ parts: [], templates: [], pictures: {} }) satisfies Reusables,
    'GET /api/media/': () => ({ results: [], next: null }),
    'GET /api/review/requests/page/1': () => ({ review: null }),
    'GET /api/review/comments/page/1': () => [],
    [`POST ${API}/presence/page/1`]: () => ({ others: [], containers: server.revisions, review: '', properties: 'as loaded' }),
    [`DELETE ${API}/presence/page/1/*`]: () => undefined,
    [`GET ${API}/draft/${CONTAINER}`]: () => server.draft,
    [`PATCH ${API}/draft/${CONTAINER}`]: ({ body }) => {
      const { batch_id: id, base_revision: base, ...batch } = body as SentBatch
      return orProblem(() => session.patchDraft({ ...batch, id, base, containerId: CONTAINER }))
    },
  }
}

function unpublishedChanges(live: ContainerDocument, { document, revision }: DraftState): UnpublishedChanges {
  return {
    revisions: { [CONTAINER]: revision },
    live: { [SLUG]: live },
    draft: { [SLUG]: document },
    changes: { [SLUG]: changedNodes(live, document) },
    moved: {},
    people: {},
    translations: 0,
    ids: { [SLUG]: CONTAINER },
    pictures: {},
    now: new Date().toISOString(),
  }
}

/** What the server says of an error of its rules. */
async function orProblem<Said>(act: () => Promise<Said>): Promise<Said | Response> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof ApiError) return Response.json(error.problem, { status: error.status })
    throw error
  }
}

/** So that words of the page are found on the page alone, as in the stories (tests/e2e/consented-storage.ts). */
function foldOutline(): void {
  localStorage.setItem('foyer-dock-left', 'folded')
}

/** Lets streams of events open and never say anything, as they do on a page on which nobody else works. */
function silenceStreams(): void {
  const original = window.EventSource
  class Silent extends EventTarget {
    static readonly CLOSED = original.CLOSED
    static readonly OPEN = original.OPEN
    readyState: number = original.OPEN
    close(): void {
      this.readyState = original.CLOSED
    }
  }
  window.EventSource = Silent as unknown as typeof EventSource
  onTestFinished(() => {
    window.EventSource = original
  })
}
