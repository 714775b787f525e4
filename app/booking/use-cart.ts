import { useSyncExternalStore } from 'react'
import { CART_IS_OVER, readCartSnapshot, subscribeToCart } from './cart-store.ts'

/** A filled cart. `remaining` (`14:59`) and `minutes` are missing until the shop has said how long it is held. */
export type CartState = { amount: number; url: string; remaining?: string; seconds?: number; minutes?: number; canExtend?: boolean }

/** What is in this browser's cart and for how long it is held; undefined when it is empty. Ticks once a second. */
export function useCart(): CartState | undefined {
  const snapshot = useSnapshot()
  if (!snapshot || snapshot === CART_IS_OVER) return undefined
  const [amount = '0', url = '', seconds = '', longer = ''] = snapshot.split('|')
  return { amount: Number(amount), url, canExtend: longer !== '', ...(seconds ? remainingOf(Number(seconds)) : {}) }
}

/** Whether a cart's time has just run out, and nobody has been told yet. */
export function useCartIsOver(): boolean {
  return useSnapshot() === CART_IS_OVER
}

function useSnapshot(): string {
  return useSyncExternalStore(subscribeToCart, readCartSnapshot, () => '')
}

function remainingOf(seconds: number): { remaining: string; seconds: number; minutes: number } {
  return { seconds, remaining: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, minutes: Math.ceil(seconds / 60) }
}
