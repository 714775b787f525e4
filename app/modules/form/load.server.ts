import type { ContentNode } from '../../content/index.ts'
import { findForms } from '../../forms/index.server.ts'
import type { FormField } from '../../forms/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { frameAddress } from '../frame-address.ts'
import { formAddressOf } from './form-address.ts'

export type FormExtra = { form: { id: number; title: string; intro: string; fields: FormField[] } } | { frame: string }

/** Loads the forms of this site that a page shows, and the frame addresses of those at HubSpot. One statement. */
export default async function loadForms(platform: Platform, nodes: ContentNode[]): Promise<Record<string, FormExtra>> {
  const requested = nodes.map((node) => ({ node, address: formAddressOf(node.data.hubspot_id) }))
  const ids = requested.flatMap(({ address }) => (address && 'house' in address ? [address.house] : []))
  const forms = ids.length > 0 ? await findForms(platform, ids) : []
  return Object.fromEntries(
    requested.flatMap(({ node, address }): [string, FormExtra][] => {
      if (!address) return []
      if (!('house' in address)) return [[node.id, { frame: frameAddress(node.id) }]]
      const form = forms.find(({ id }) => id === address.house)
      if (!form) return []
      const { id, title, intro, fields } = form
      return [[node.id, { form: { id, title, intro, fields: fields.filter(({ visible }) => visible) } }]]
    }),
  )
}
