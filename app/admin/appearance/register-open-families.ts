import { OPEN_FAMILIES, OPEN_FAMILY, openFiles } from '../../identity/index.ts'

let isDone = false

/** Makes the open families known to this document. A browser loads those alone of which something is shown. */
export function registerOpenFamilies(): void {
  if (isDone) return
  isDone = true
  for (const id of OPEN_FAMILIES) {
    for (const { part, url } of openFiles(id))
      if (part === 'common')
        document.fonts.add(new FontFace(OPEN_FAMILY[id].family, `url("${url}")`, { weight: '100 900', display: 'swap' }))
  }
}
