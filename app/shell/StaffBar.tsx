import { type ComponentType, useEffect, useState } from 'react'
import { cookieOf, STAFF_COOKIE } from '../platform/http/cookies.ts'

/** The staff's bar. Its code is fetched only by a browser in which somebody has logged in; visitors never see a byte of it. */
export function StaffBar() {
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    if (!cookieOf(document.cookie, STAFF_COOKIE)) return
    import('../editor/bar.tsx').then(
      (module) => setBar(() => module.default),
      (error) => console.error('editor', error),
    )
  }, [])
  return Bar ? <Bar /> : null
}
