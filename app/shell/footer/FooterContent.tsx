import type { CSSProperties } from 'react'
import { FooterParts, footerLogosClass } from '../../site/components/FooterParts.tsx'
import { useLayoutData } from '../../site/index.ts'
import { Rule } from '../../ui/Rule.tsx'
import { AdministratorHtml } from '../AdministratorHtml.tsx'
import styles from './Footer.module.css'

/**
 * What the footer holds: its parts, the theatre's own HTML blocks, and its name in full width (B §2). Empty blocks
 * render nothing.
 */
export default function FooterContent() {
  const frame = useLayoutData()
  if (!frame) return null
  return (
    <>
      <AdministratorHtml code={frame.html.footerTop} />
      <FooterParts frame={frame} parts={frame.footerParts} />
      <AdministratorHtml code={frame.html.footerLogos} className={footerLogosClass} />
      <AdministratorHtml code={frame.html.footerBottom} />
      <Rule />
      <HouseName name={frame.houseName} />
    </>
  )
}

/** The name in the size that just fills the width; on a phone its longest word does. */
function HouseName({ name }: { name: string }) {
  const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length))
  const letters = { '--letters': name.length, '--letters-of-word': longestWord } as CSSProperties
  return (
    <p className={styles.house} style={letters}>
      <span>{name}</span>
    </p>
  )
}
