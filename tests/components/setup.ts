// The styles of the house, in the order in which the program loads them (app/shell/root.tsx), and what each test leaves behind.
import '../../app/ui/tokens.css'
import '../../app/ui/base.css'
import '../../app/ui/fonts.css'
import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { setCatalogue } from '../../app/platform/i18n/i18n.ts'
import { staffTexts } from '../../app/texts/browser-texts.ts'

// Modules may ask for texts while they are loaded.
setCatalogue(staffTexts('de'), 'de')

// All files share one page.
afterEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  document.body.className = ''
})
