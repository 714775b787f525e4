import type { ContentNode } from '../../content/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { frameAddress } from '../frame-address.ts'
import { htmlRequirements } from './html-requirements.server.ts'
import { cleanHtml } from './sanitize.server.ts'

/** Sanitised HTML for the page, or the frame in which the code runs and the hosts it loads from. */
export type HtmlExtra = { html: string } | { frame: string; hosts: string[] }

/** Prepares the HTML of all HTML modules. No statement. */
export default async function loadHtml(platform: Platform, nodes: ContentNode[]): Promise<Record<string, HtmlExtra>> {
  const { origin, hostname } = new URL(platform.config.publicUrl)
  return Object.fromEntries(
    nodes.map(({ id, data }) => {
      const code = String(data.html_code ?? '')
      const { needsFrame, hosts } = htmlRequirements(code, hostname)
      return [id, needsFrame ? { frame: frameAddress(id), hosts } : { html: cleanHtml(code, origin) }]
    }),
  )
}
