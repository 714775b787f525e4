// Its styles, which hide it where it is not needed, are part of every page; its text is not.
import './InfoLayer.module.css'
import { InfoWords } from './InfoWords.tsx'

/**
 * A notice on a page that cannot work as it should (A §2.7): without JavaScript, in a browser that lacks features the site
 * requires, and where its modules did not come. A style sheet that such a browser does not understand hides the second for all
 * others, `waker.js` shows the third. With JavaScript the notices (StatusBanners.tsx) are shown instead.
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
