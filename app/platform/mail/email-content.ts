import { escapeHtml } from '../format/escape-html.ts'
import { currentLocale } from '../i18n/i18n.ts'

/** The content of an email without layout. Plain text throughout; escaped when rendered as HTML. */
export type EmailContent = {
  subject: string
  title: string
  paragraphs: string[]
  /** e.g. the answers of a form */
  facts?: { label: string; value: string }[]
  /** the call to action; its URL is also shown as text */
  button?: { label: string; url: string }
  /** small print at the end */
  notes?: string[]
}

const PAPER = '#F7F4EE'
const INK = '#161311'
const MUTED = '#5F5850'
const LINE = '#CFC8BC'
const FONT = "Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif"

/** The plain-text part of an email. */
export function renderText(content: EmailContent, houseName: string): string {
  const facts = (content.facts ?? []).map(({ label, value }) => `${label}${/[?!:.]$/.test(label) ? '' : ':'}\n${indented(value)}`)
  const button = content.button ? [`${content.button.label}:\n${content.button.url}`] : []
  const notes = content.notes?.length ? [content.notes.join('\n')] : []
  return `${[content.title, ...content.paragraphs, ...facts, ...button, ...notes, `-- \n${houseName}`].join('\n\n')}\n`
}

/** The HTML part of an email, in the site's design. Styles are inline because mail clients drop all others. */
export function renderHtml(content: EmailContent, houseName: string): string {
  const paragraphs = content.paragraphs.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`).join('')
  return `<!doctype html>
<html lang="${currentLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};font:400 16px/1.5 ${FONT}">
<div style="max-width:576px;margin:0 auto;padding:32px 20px 48px">
<p style="margin:0 0 32px;font-weight:700;font-size:14px;letter-spacing:.01em">${escapeHtml(houseName)}</p>
<h1 style="margin:0 0 24px;padding:12px 0 0;border-top:2px solid ${INK};font-weight:800;font-size:34px;line-height:1.02;letter-spacing:-.02em">${escapeHtml(content.title)}</h1>
${paragraphs}${factsAsHtml(content.facts)}${buttonAsHtml(content.button)}${notesAsHtml(content.notes)}
</div>
</body>
</html>
`
}

function factsAsHtml(facts: EmailContent['facts'] = []): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value }) =>
      `<dt style="margin:0;padding:10px 0 0;border-top:1px solid ${LINE};font-size:14px;color:${MUTED}">${escapeHtml(label)}</dt>` +
      `<dd style="margin:0;padding:0 0 10px;overflow-wrap:anywhere">${lines(value)}</dd>`,
  )
  return `<dl style="margin:24px 0;border-bottom:1px solid ${LINE}">${rows.join('')}</dl>`
}

function buttonAsHtml(button: EmailContent['button']): string {
  if (!button) return ''
  return (
    `<p style="margin:28px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 24px;background:${INK};color:${PAPER};` +
    `font-weight:700;text-decoration:none">${escapeHtml(button.label)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:14px;color:${MUTED};overflow-wrap:anywhere">${escapeHtml(button.url)}</p>`
  )
}

function notesAsHtml(notes: EmailContent['notes'] = []): string {
  const paragraphs = notes.map((text) => `<p style="margin:0 0 8px">${lines(text)}</p>`).join('')
  return (
    paragraphs &&
    `<div style="margin:40px 0 0;padding:12px 0 0;border-top:1px solid ${LINE};font-size:14px;color:${MUTED}">${paragraphs}</div>`
  )
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}
