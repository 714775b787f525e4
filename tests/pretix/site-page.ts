import { SITE } from './stage.ts'

/** What the site answers at an address. */
export async function readSite(address: string): Promise<string> {
  return (await fetch(SITE + address)).text()
}

/** The text of a piece of a page, as it is read. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}
