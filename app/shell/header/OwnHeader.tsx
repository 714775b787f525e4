import type { ReactNode } from 'react'
import type { BarPart, LayoutData } from '../../site/index.ts'
import { CartLink } from './CartLink.tsx'
import { Languages } from './Languages.tsx'
import { Call, OwnLine } from './OwnLine.tsx'

// The menu of a phone loads its end from here: one script holds all of a chosen header.
export { OwnMenuLine } from './OwnLine.tsx'

type Slots = {
  name: ReactNode
  search: ReactNode
  /** the row of the menu's entries and the button of the whole menu; nothing on landing pages, which have no menu */
  menu: ReactNode
  menuButton: ReactNode
}

/**
 * The header that a house has arranged of its parts (decision 0138): the line above, name, menu, and what stands beside the menu
 * button. Read in the order in which it is seen. Its style sheet is `own-header.css`, which these houses alone load.
 */
export default function OwnHeader({ frame, name, menu, search, menuButton }: Slots & { frame: LayoutData }) {
  if (!frame.header) return null
  const { arrangement, line, bar } = frame.header
  const partOf = (part: BarPart) => {
    switch (part.kind) {
      case 'search':
        return search
      case 'cart':
        return <CartLink />
      case 'languages':
        return (
          <div className="house-wide">
            <Languages locales={frame.locales} />
          </div>
        )
      case 'call':
        return <Call part={part} frame={frame} />
    }
  }
  return (
    <>
      {line.length > 0 && (
        <div className="house-line" data-top-line>
          <div className="house-row">
            <OwnLine parts={line} frame={frame} />
          </div>
        </div>
      )}
      <div className="house-bar" data-arrangement={arrangement} data-line={line.length > 0}>
        <div className="house-row">
          {name}
          {!arrangement.includes('folded') && menu}
          <div className="house-tools">
            {bar.map((part) => (
              <div key={part.kind} className="house-tool">
                {partOf(part)}
              </div>
            ))}
            {menuButton}
          </div>
        </div>
      </div>
    </>
  )
}
