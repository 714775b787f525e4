// Its looks, which hide it from whoever does not need it, come with every page, though its words do not.
import './InfoLayer.module.css'
import { InfoWords } from './InfoWords.tsx'

/**
 * What to know when a page cannot work as it should (A §2.7), as its first words: without JavaScript, and in a browser
 * that lacks what the site is drawn with. A style sheet that such a browser does not understand hides it for all
 * others. Whoever has scripts gets the notices (Notices.tsx), and none of this one's.
 */
export function InfoLayer() {
  if (import.meta.env.SSR) {
    return (
      <div>
        <InfoWords />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server drew stays
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
