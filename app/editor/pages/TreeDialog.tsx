import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_PAGE_SLUG_LENGTH, slugOf } from '../../platform/format/slug.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { Icon } from '../../staff-ui/Icon.tsx'
import { SelectInput } from '../../staff-ui/inputs/SelectInput.tsx'
import { type PageNode, usePages } from '../../staff-ui/links/page-list.ts'
import { describeStatus } from '../../staff-ui/page-status.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { useReusables } from '../reuse/reusables.ts'
import { DeletePage } from './DeletePage.tsx'
import { duplicatePage } from './duplicate-page.ts'
import styles from './pages.module.css'

const PAGES = '/de/pageeditor-api/pages'

/** The page tree: open, create, move and delete pages. The server redirects old addresses. */
export default function TreeDialog({ currentId, onClose }: { currentId: number | undefined; onClose: () => void }) {
  const { pages, refresh } = usePages()
  const [message, setMessage] = useState('')
  const [deleting, setDeleting] = useState<PageNode>()
  const [creating, setCreating] = useState<{ parent: PageNode | null }>()
  const navigate = useNavigate()
  async function run(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      setMessage(done)
      await refresh()
    } catch (error) {
      setMessage(error instanceof ApiError && error.problem.detail ? error.problem.detail : t('Sorry, that did not work.'))
    }
  }
  const move = (page: PageNode, parentId: number | null, beforeId: number | null) =>
    run(
      () => request('POST', `${PAGES}/${page.id}/move`, { parent_id: parentId, before_id: beforeId }),
      t('Moved: {title}', { title: page.title }),
    )
  const duplicate = (page: PageNode) =>
    run(
      async () => {
        const url = await duplicatePage(page.id)
        onClose()
        await navigate(url)
      },
      t('Duplicated: {title}', { title: page.title }),
    )
  async function deleted(page: PageNode) {
    setDeleting(undefined)
    setMessage(t('Moved to trash: {title}.', { title: page.title }))
    await refresh()
    const isHere = pages?.some(({ id, path }) => id === currentId && `${path}/`.startsWith(`${page.path}/`))
    if (isHere) await navigate('/de')
  }
  return (
    <Dialog title={t('All pages')} onClose={onClose} width="wide">
      {creating ? (
        <NewPage
          parent={creating.parent}
          onCreate={async (title, slug, template) => {
            const body = { title, slug, parent_id: creating.parent?.id ?? null, template_id: template }
            const created = await request<PageNode>('POST', PAGES, body)
            onClose()
            await navigate(`${created.url}?edit`)
          }}
          onCancel={() => setCreating(undefined)}
        />
      ) : (
        <button type="button" className={forms.action} onClick={() => setCreating({ parent: null })}>
          {t('New page')}
        </button>
      )}
      <p role="status" className={forms.hint}>
        {pages ? message : t('Loading…')}
      </p>
      {pages && (
        <Level
          pages={pages}
          parentId={null}
          currentId={currentId}
          onOpen={(page) => {
            onClose()
            void navigate(page.url)
          }}
          onCreate={(parent) => setCreating({ parent })}
          onMove={move}
          onRemove={setDeleting}
          onDuplicate={(page) => void duplicate(page)}
        />
      )}
      {deleting && <DeletePage page={deleting} onDeleted={() => deleted(deleting)} onClose={() => setDeleting(undefined)} />}
    </Dialog>
  )
}

type LevelProps = {
  pages: PageNode[]
  parentId: number | null
  currentId: number | undefined
  onOpen: (page: PageNode) => void
  onCreate: (parent: PageNode) => void
  onMove: (page: PageNode, parentId: number | null, beforeId: number | null) => void
  onRemove: (page: PageNode) => void
  onDuplicate: (page: PageNode) => void
}

/** The children of a page, recursively. */
function Level(props: LevelProps) {
  const { pages, parentId } = props
  const siblings = pages.filter((page) => page.parent_id === parentId)
  if (siblings.length === 0) return null
  return (
    <ul className={styles.tree}>
      {siblings.map((page, index) => (
        <li key={page.id}>
          <Row {...props} page={page} above={siblings[index - 1]} below={siblings[index + 1]} afterBelow={siblings[index + 2]} />
          <Level {...props} parentId={page.id} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = LevelProps & { page: PageNode; above: PageNode | undefined; below: PageNode | undefined; afterBelow: PageNode | undefined }

function Row({ pages, page, above, below, afterBelow, currentId, onOpen, onCreate, onMove, onRemove, onDuplicate }: RowProps) {
  const format = useDateFormat()
  const isHome = page.path === ''
  const parents = pages.filter(({ id, path }) => id !== page.id && path !== '' && !path.startsWith(`${page.path}/`))
  return (
    <div className={styles.treeRow} data-current={page.id === currentId || undefined}>
      <button type="button" className={styles.treeName} onClick={() => onOpen(page)}>
        {page.title} <small>{page.url}</small>
      </button>
      {(page.status.state !== 'online' || page.status.until || page.has_draft) && (
        <small>{describeStatus(page.status, format, page.has_draft)}</small>
      )}
      {!isHome && (
        <>
          <button
            type="button"
            aria-label={t('Move {title} up', { title: page.title })}
            disabled={!above}
            onClick={() => onMove(page, page.parent_id, above?.id ?? null)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            aria-label={t('Move {title} down', { title: page.title })}
            disabled={!below}
            onClick={() => onMove(page, page.parent_id, afterBelow?.id ?? null)}
          >
            <Icon name="down" />
          </button>
          {!page.is_house && (
            <select
              aria-label={t('Position of {title} in the tree', { title: page.title })}
              value={String(page.parent_id ?? '')}
              onChange={(event) => onMove(page, event.target.value ? Number(event.target.value) : null, null)}
            >
              <option value="">{t('Top level')}</option>
              {parents.map(({ id, title }) => (
                <option key={id} value={id}>
                  {t('Below {title}', { title })}
                </option>
              ))}
            </select>
          )}
          <button type="button" aria-label={t('Duplicate {title}', { title: page.title })} onClick={() => onDuplicate(page)}>
            <Icon name="duplicate" />
          </button>
          <button type="button" aria-label={t('New page below {title}', { title: page.title })} onClick={() => onCreate(page)}>
            <Icon name="plus" />
          </button>
          {!page.is_house && (
            <button type="button" aria-label={t('Delete {title}', { title: page.title })} onClick={() => onRemove(page)}>
              <Icon name="bin" />
            </button>
          )}
        </>
      )}
    </div>
  )
}

type NewPageProps = {
  parent: PageNode | null
  onCreate: (title: string, slug: string, template: number | null) => Promise<void>
  onCancel: () => void
}

/** The form for a new page; the slug follows the title until it is edited. */
function NewPage({ parent, onCreate, onCancel }: NewPageProps) {
  const [title, setTitle] = useState('')
  const [slug, setSlug] = useState<string>()
  const [error, setError] = useState('')
  const [template, setTemplate] = useState<number | null>(null)
  const templates = useReusables().templates.filter(({ kind }) => kind === 'page')
  const last = slug ?? slugOf(title, MAX_PAGE_SLUG_LENGTH)
  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      await onCreate(title, last, template)
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure.problem : {}
      setError(Object.values(problem.errors ?? {}).flat()[0] ?? problem.detail ?? t('Sorry, that did not work.'))
    }
  }
  return (
    <form onSubmit={submit} className={forms.group}>
      <h3>{parent ? t('New page below {title}', { title: parent.title }) : t('New page')}</h3>
      <label className={forms.field}>
        <span>{t('Title')}</span>
        {/* biome-ignore lint/a11y/noAutofocus: the form was opened to type this */}
        <input type="text" value={title} required autoFocus onChange={(event) => setTitle(event.target.value)} />
      </label>
      <label className={forms.field}>
        <span>{t('Last part of the URL')}</span>
        <input type="text" value={last} required onChange={(event) => setSlug(event.target.value)} />
      </label>
      <p className={forms.hint}>{`${parent?.url ?? '/de'}/${last}`}</p>
      {templates.length > 0 && (
        <SelectInput
          label={t('Begin with')}
          none={t('an empty page')}
          value={template}
          options={templates.map(({ id, title: name }) => ({ value: id, label: name }))}
          onChange={(chosen) => setTemplate(chosen === null ? null : Number(chosen))}
        />
      )}
      {error && (
        <p role="alert" className={forms.error}>
          {error}
        </p>
      )}
      <div className={forms.buttons}>
        <button type="submit" className={forms.action}>
          {t('Create page')}
        </button>
        <button type="button" className={forms.second} onClick={onCancel}>
          {t('Cancel')}
        </button>
      </div>
    </form>
  )
}
