import { renderToStaticMarkup } from 'react-dom/server'
import archivoCommon from '../ui/fonts/archivo-common.woff2?inline'
import archivoLatin from '../ui/fonts/archivo-latin.woff2?inline'
import { Paper, type ReadPaper } from './Paper.tsx'
import styles from './paper.css?inline'

const FONTS = [archivoLatin, archivoCommon]
  .map((url) => `@font-face{font-family:Archivo;src:url("${url}") format("woff2");font-weight:100 900;font-stretch:62% 125%}`)
  .join('')

/** A paper as a document that loads nothing: with its styles and fonts in it. */
export function paperDocument(read: ReadPaper, title: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: styles of this house, no words of anybody */}
        <style dangerouslySetInnerHTML={{ __html: `${FONTS}body{margin:0}${styles}` }} />
      </head>
      <body>
        <Paper read={read} />
      </body>
    </html>,
  )}`
}
