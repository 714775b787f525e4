import { useEffect, useRef, useState } from 'react'
import { currentLocale } from '../platform/i18n/i18n.ts'
import { AdministratorHtml } from './AdministratorHtml.tsx'
import { type ErrorHtml, partsOf, readErrorFileFor } from './error-file.ts'

/** It is embedded in another page, so it must not set that page's height or position. */
const OWN_BOX =
  ':host { display: block; width: 100%; contain: content; --inset: 0px } html, body { min-height: 0 !important; height: auto !important }'

/**
 * Custom HTML for an error: from the design settings, else the operator's file for the status (AMB-14). It is rendered
 * in a shadow root with its own `html` and `body`, so that its styles apply to nothing else; its scripts never run.
 * Without JavaScript it is unstyled.
 */
export function CustomErrorHtml({ status, html }: { status: number; html: string | undefined }) {
  const host = useRef<HTMLDivElement>(null)
  const [parts] = useState(() => (html ? partsOf(html) : undefined))
  useEffect(() => {
    const element = host.current
    if (!element) return
    if (parts) return draw(element, parts)
    const controller = new AbortController()
    void readErrorFileFor(status, currentLocale(), controller.signal).then((file) => {
      if (file && !controller.signal.aborted) draw(element, file)
    })
    return () => controller.abort()
  }, [status, parts])
  return (
    <div ref={host} style={{ width: '100%' }}>
      <AdministratorHtml code={parts?.body} />
    </div>
  )
}

function draw(host: HTMLElement, { style, body, bodyAttributes, lang }: ErrorHtml): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheets = [style.replaceAll(':root', 'html'), OWN_BOX].map((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    return sheet
  })
  root.adoptedStyleSheets = sheets
  if (lang) host.lang = lang
  const page = document.createElement('html')
  const inner = document.createElement('body')
  // The browser parses the attributes, in a tag that is allowed anywhere.
  const holder = document.createElement('template')
  holder.innerHTML = `<div ${bodyAttributes}></div>`
  for (const { name, value } of holder.content.firstElementChild?.attributes ?? []) {
    if (!name.startsWith('on')) inner.setAttribute(name, value)
  }
  inner.innerHTML = body
  page.append(inner)
  root.replaceChildren(page)
}
