import { type ComponentType, useEffect, useState } from 'react'
import { hasStaffHint } from '../platform/http/cookies.ts'

const loadPalette = () => import('../editor/palette/AdminPalette.tsx')

/** The command palette in the admin area, and leaving it with the session; its code is loaded only by browsers with the staff hint. */
export function StaffPalette() {
  const [Palette, setPalette] = useState<ComponentType>()
  useEffect(() => {
    if (!hasStaffHint()) return
    loadPalette().then(
      (module) => setPalette(() => module.default),
      (error) => console.error('palette', error),
    )
  }, [])
  return Palette ? <Palette /> : null
}
