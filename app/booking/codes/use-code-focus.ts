import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the field for a code gives way to what the code does, or the other way round, a focus that was inside goes there. The
 * widget asks for it: where a code opens the sale, all that stood around the field is replaced with it.
 * @param box the widget
 */
export function useCodeFocus(box: RefObject<HTMLElement | null>, isRedeemed: boolean): void {
  const before = useRef(isRedeemed)
  useEffect(() => {
    if (before.current === isRedeemed) return
    before.current = isRedeemed
    const { activeElement } = document
    const isLost = !activeElement || activeElement === document.body || activeElement.matches('dialog, [data-code] *')
    if (isLost) box.current?.querySelector<HTMLElement>('[data-code-focus]')?.focus({ preventScroll: true })
  }, [box, isRedeemed])
}
