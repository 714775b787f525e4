import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { PageFields, PageSettings } from '../../content/page-schema.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { refreshPages } from '../../staff-ui/links/page-list.ts'
import { ImageFinder } from '../../staff-ui/media-picker/ImageFinder.tsx'
import { changeOf, readSettings, writeSettings } from './page-settings.ts'
import styles from './pages.module.css'
import { SharePreview } from './SharePreview.tsx'
import { InstantField, TextField } from './settings-fields.tsx'

type Errors = Record<string, string[]>
type Name = keyof PageSettings

const LINES: { group: Label; fields: { name: Name; label: Label; long?: boolean }[] }[] = [
  {
    group: 'On the page',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'slug', label: 'Last part of the URL' },
      { name: 'headline', label: 'Heading' },
    ],
  },
  {
    group: 'Search engines',
    fields: [
      { name: 'meta_title', label: 'Search engine title' },
      { name: 'meta_description', label: 'Search engine description', long: true },
    ],
  },
  {
    group: 'Sharing',
    fields: [
      { name: 'og_title', label: 'Title when shared' },
      { name: 'og_description', label: 'Description when shared', long: true },
    ],
  },
]

const SWITCHES: { name: Name; label: Label }[] = [
  { name: 'is_online', label: 'Visible to visitors' },
  { name: 'in_menu', label: 'In the menu' },
  { name: 'in_footer', label: 'In the footer' },
  { name: 'is_clickable', label: 'Clickable in menu and breadcrumb' },
  { name: 'has_tab_navigation', label: 'Show subpages as tabs' },
  { name: 'is_landing_page', label: 'Landing page without menu' },
]

/** The settings of an earlier version, filled into the form. */
type RestoredSettings = { version: number; fields: PageFields }

type Props = {
  pageId: number
  restored?: RestoredSettings | undefined
  /** whether it is the page that is shown, which then goes to its new URL */
  isCurrent?: boolean
  onClose: () => void
}

/** The settings of a page (A §3.1), its time window and the share preview. Saving takes effect at once. */
export default function SettingsDialog({ pageId, restored, isCurrent = true, onClose }: Props) {
  const [before, setBefore] = useState<PageSettings>()
  const [page, setPage] = useState<PageSettings>()
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState('')
  const [theirs, setTheirs] = useState<PageSettings>()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    readSettings(pageId).then(
      (settings) => {
        setBefore(settings)
        setPage({ ...settings, ...restored?.fields })
      },
      () => setMessage(t('Sorry, that did not work.')),
    )
  }, [pageId, restored])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!page || !before) return
    const staysHere = (url: string) => url === before.url || !isCurrent
    try {
      const saved = await writeSettings(pageId, changeOf(before, page))
      if (staysHere(saved.url)) await revalidate()
      else await navigate(saved.url + search)
      // Its title, its place and whether visitors see it stand in the tree too.
      void refreshPages()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(error.problem.errors ?? {})
      setMessage(error.problem.detail ?? t('Sorry, that did not work.'))
      if (error.status === 409 && error.problem.theirs) setTheirs(error.problem.theirs as PageSettings)
    }
  }
  if (!page || !before)
    return (
      <Dialog title={t('Page settings')} onClose={onClose}>
        {message}
      </Dialog>
    )
  const set = (name: Name, value: unknown) => setPage({ ...page, [name]: value })
  return (
    <Dialog title={t('Page settings')} onClose={onClose} width="wide">
      <form onSubmit={save} className={styles.settings}>
        {restored && <p role="status">{t('Settings from version {n}. Visitors see them once you save.', { n: restored.version })}</p>}
        <div>
          {LINES.map(({ group, fields }) => (
            <fieldset key={group} className={forms.group}>
              <legend>{t(group)}</legend>
              {fields.map(({ name, label, long }) =>
                name === 'slug' && page.is_house ? null : (
                  <TextField
                    key={name}
                    label={t(label)}
                    long={long}
                    value={String(page[name] ?? '')}
                    errors={errors[name]}
                    onChange={(value) => set(name, value)}
                  />
                ),
              )}
              {group === 'Sharing' && (
                <>
                  <label className={forms.field}>
                    <span>{t('Content type')}</span>
                    <select value={page.og_type} onChange={(event) => set('og_type', event.target.value)}>
                      <option value="website">{t('Website')}</option>
                      <option value="article">{t('Article')}</option>
                      <option value="profile">{t('Profile')}</option>
                    </select>
                  </label>
                  <ShareImage id={page.og_image} onChange={(id) => set('og_image', id)} />
                </>
              )}
            </fieldset>
          ))}
        </div>
        <div>
          <fieldset className={forms.group}>
            <legend>{t('Visibility')}</legend>
            {page.is_house && (
              <p className={forms.hint}>
                {t('This is a system page: its URL is fixed and it always stays online. You can change everything else.')}
              </p>
            )}
            {SWITCHES.filter(({ name }) => name !== 'is_online' || !page.is_house).map(({ name, label }) => (
              <label key={name} className={forms.check}>
                <input type="checkbox" checked={Boolean(page[name])} onChange={(event) => set(name, event.target.checked)} />
                {t(label)}
              </label>
            ))}
            {!page.is_house && (
              <>
                <InstantField
                  label={t('Visible from')}
                  value={page.publish_at}
                  errors={errors.publish_at}
                  onChange={(value) => set('publish_at', value)}
                />
                <InstantField
                  label={t('Visible until')}
                  value={page.unpublish_at}
                  errors={errors.unpublish_at}
                  onChange={(value) => set('unpublish_at', value)}
                />
              </>
            )}
          </fieldset>
          <SharePreview page={page} />
        </div>
        {message && (
          <div role="alert" className={forms.error}>
            {message}
            {theirs && (
              <div className={forms.buttons}>
                <button
                  type="button"
                  className={forms.second}
                  onClick={() => [setBefore(theirs), setPage({ ...page, revision: theirs.revision }), setTheirs(undefined), setMessage('')]}
                >
                  {t('Apply my changes on top')}
                </button>
                <button
                  type="button"
                  className={forms.second}
                  onClick={() => [setBefore(theirs), setPage(theirs), setTheirs(undefined), setMessage('')]}
                >
                  {t('Use the other version')}
                </button>
              </div>
            )}
          </div>
        )}
        <div className={forms.buttons}>
          <button type="submit" className={forms.action}>
            {t('Save settings')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function ShareImage({ id, onChange }: { id: number | null; onChange: (id: number | null) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={forms.buttons}>
      <button type="button" className={forms.second} onClick={() => setOpen(true)}>
        {id === null ? t('Choose sharing image') : t('Replace sharing image')}
      </button>
      {id !== null && (
        <button type="button" className={forms.second} onClick={() => onChange(null)}>
          {t('Remove')}
        </button>
      )}
      {isOpen && (
        <ImageFinder
          onClose={() => setOpen(false)}
          onPick={(picture) => {
            setOpen(false)
            onChange(picture.id)
          }}
        />
      )}
    </div>
  )
}
