// The styles of the house, in the order in which the program loads them (app/shell/root.tsx), and what each test leaves behind.
import '../../app/ui/tokens.css'
import '../../app/ui/base.css'
import '../../app/ui/fonts.css'
import { afterEach } from 'vitest'
import { commands } from 'vitest/browser'
import { setCatalogue } from '../../app/platform/i18n/i18n.ts'
import { disownPage } from '../../app/staff-ui/page-owner.ts'
import { staffTexts } from '../../app/texts/browser-texts.ts'
import { unmount } from './mount.ts'

// Modules may ask for texts while they are loaded.
setCatalogue(staffTexts('de'), 'de')

let hasPointerMoved = false
addEventListener('pointermove', () => (hasPointerMoved = true), { capture: true })

// Going back closes what lies over the page, as on the site (app/shell/entry.client.tsx).
addEventListener('popstate', (event) => window.hearStep?.(event))

// All files share one page.
afterEach(async () => {
  unmount()
  disownPage()
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: gone before the next test
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  document.body.className = ''
  window.scrollTo({ top: 0, behavior: 'instant' })
  if (hasPointerMoved) await commands.takePointerAway()
  hasPointerMoved = false
})
