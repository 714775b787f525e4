import { useEffect, useRef } from 'react'
import { AdministratorHtml } from './AdministratorHtml.tsx'
import { errorFileUrl, readErrorFile } from './error-file.ts'

/**
 * What the house says at an error in its own words: its design settings first, else the file for the status
 * (AMB-14). It stands in a tree of its own, so that its styles reach nothing else and its scripts never run.
 */
export function CustomErrorHtml({ status, html }: { status: number; html: string | undefined }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (!element || html) return
    const controller = new AbortController()
    void readErrorFile(errorFileUrl(status), controller.signal).then((file) => {
      if (!file || controller.signal.aborted) return
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(file.style)
      root.adoptedStyleSheets = [sheet]
      root.innerHTML = file.body
    })
    return () => controller.abort()
  }, [status, html])
  if (html) return <AdministratorHtml code={html} />
  return <div ref={host} />
}
