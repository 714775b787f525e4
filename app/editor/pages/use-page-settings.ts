import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { PageFields, PageSettings } from '../../content/page-schema.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { refreshPages } from '../../staff-ui/links/page-list.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import { changeOf, readSettings, writeSettings } from './page-settings.ts'

type Options = {
  pageId: number
  /** the settings of an earlier version, filled into the form */
  restored: { version: number; fields: PageFields } | undefined
  /** whether it is the page that is shown, which then goes to its new URL */
  isCurrent: boolean
  onClose: () => void
}

/** The settings of a page as they are stored and as they are typed; what saving them was answered with. */
export function usePageSettings({ pageId, restored, isCurrent, onClose }: Options) {
  const [before, setBefore] = useState<PageSettings>()
  const [page, setPage] = useState<PageSettings>()
  const [errors, setErrors] = useState<Record<string, string[]>>({})
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
      (error) => setMessage(failureText(error)),
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
      setMessage(failureText(error))
      if (error.status === 409 && error.problem.theirs) setTheirs(error.problem.theirs as PageSettings)
    }
  }

  /** Goes on from what somebody else has saved meanwhile: with what is typed here, or without. */
  function goOnFromTheirs(theirs: PageSettings, mine?: PageSettings) {
    setBefore(theirs)
    setPage(mine ? { ...mine, revision: theirs.revision } : theirs)
    setTheirs(undefined)
    setMessage('')
  }
  const set = (name: keyof PageSettings, value: unknown) => setPage((current) => current && { ...current, [name]: value })
  return { before, page, errors, message, theirs, set, save, goOnFromTheirs }
}
