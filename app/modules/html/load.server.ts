import type { ContentNode } from '../../content/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { frameAddress } from '../frame-address.ts'
import { cleanHtml, hostsIn, needsFrame } from './clean.server.ts'

/** Cleaned HTML for the page itself, or the frame in which the code runs and the hosts it reaches for. */
export type HtmlExtra = { html: string } | { frame: string; hosts: string[] }

/** Prepares the HTML of all such modules. No statement. */
export async function loadHtml(_platform: Platform, nodes: ContentNode[]): Promise<Record<string, HtmlExtra>> {
  return Object.fromEntries(
    nodes.map(({ id, data }) => {
      const code = String(data.html_code ?? '')
      return [id, needsFrame(code) ? { frame: frameAddress(id), hosts: hostsIn(code) } : { html: cleanHtml(code) }]
    }),
  )
}
