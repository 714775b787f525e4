import { useEffect, useRef, useState } from 'react'
import { AdministratorHtml } from './AdministratorHtml.tsx'
import { type ErrorHtml, errorFileUrl, partsOf, readErrorFile } from './error-file.ts'

/** It stands inside another page, whose height and place are not its to set. */
const OWN_BOX = ':host { display: block; width: 100%; contain: content } html, body { min-height: 0 !important; height: auto !important }'

/**
 * What the house says at an error in its own words: its design settings first, else the file for the status
 * (AMB-14). It stands in a tree of its own with `html` and `body` as it knows them, so that all its rules act, but on
 * nothing else, and its scripts never run. Without JavaScript its words stand there, unstyled.
 */
export function CustomErrorHtml({ status, html }: { status: number; html: string | undefined }) {
  const host = useRef<HTMLDivElement>(null)
  const [own] = useState(() => (html ? partsOf(html) : undefined))
  useEffect(() => {
    const element = host.current
    if (!element) return
    if (own) return draw(element, own)
    const controller = new AbortController()
    void readErrorFile(errorFileUrl(status), controller.signal).then((file) => {
      if (file && !controller.signal.aborted) draw(element, file)
    })
    return () => controller.abort()
  }, [status, own])
  return (
    <div ref={host} style={{ width: '100%' }}>
      <AdministratorHtml code={own?.body} />
    </div>
  )
}

function draw(host: HTMLElement, { style, body, bodyAttributes }: ErrorHtml): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheets = [style.replaceAll(':root', 'html'), OWN_BOX].map((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    return sheet
  })
  root.adoptedStyleSheets = sheets
  const page = document.createElement('html')
  const inner = document.createElement('body')
  // The attributes of a tag are read by the browser, in a tag that may stand anywhere.
  const holder = document.createElement('template')
  holder.innerHTML = `<div ${bodyAttributes}></div>`
  for (const { name, value } of holder.content.firstElementChild?.attributes ?? []) {
    if (!name.startsWith('on')) inner.setAttribute(name, value)
  }
  inner.innerHTML = body
  page.append(inner)
  root.replaceChildren(page)
}
