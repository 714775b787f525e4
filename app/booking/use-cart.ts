import { useSyncExternalStore } from 'react'
import { readCookie } from '../platform/http/cookies.ts'
import { firstInteraction } from '../ui/first-interaction.ts'
import { CART_AMOUNT_COOKIE } from './cart-cookies.ts'
import { CART_EXPIRED } from './constants.ts'

/** A filled cart. `remaining` (`14:59`) and `minutes` are missing until the shop has given the expiry. */
export type CartState = { amount: number; url: string; remaining?: string; seconds?: number; minutes?: number; canExtend?: boolean }

/** This browser's cart and how long it is held; undefined when it is empty. Updates once a second. */
export function useCart(): CartState | undefined {
  const snapshot = useSnapshot()
  if (!snapshot || snapshot === CART_EXPIRED) return undefined
  const [amount = '0', url = '', seconds = '', longer = ''] = snapshot.split('|')
  return { amount: Number(amount), url, canExtend: longer !== '', ...(seconds ? remainingOf(Number(seconds)) : {}) }
}

/** Whether the cart has expired and the visitor has not been notified yet. */
export function useCartExpired(): boolean {
  return useSnapshot() === CART_EXPIRED
}

function useSnapshot(): string {
  return useSyncExternalStore(subscribe, readSnapshot, () => '')
}

type Store = typeof import('./cart-store.ts')
let store: Store | undefined
let loading: Promise<Store> | undefined

/** Loads the cart store: at once where there is a cart, else at the first interaction, as no first view needs it. */
function loadStore(): Promise<Store> {
  const hasCart = readCookie(document.cookie, CART_AMOUNT_COOKIE) !== undefined
  loading ??= (hasCart ? Promise.resolve() : firstInteraction())
    .then(() => import('./cart-store.ts'))
    .catch((error) => {
      // The network failed: the next call tries again.
      loading = undefined
      throw error
    })
  return loading
}

function subscribe(onChange: () => void): () => void {
  let isWanted = true
  let end = () => {}
  loadStore().then(
    (module) => {
      store = module
      if (!isWanted) return
      end = module.subscribeToCart(onChange)
      onChange()
    },
    (error) => console.error(error),
  )
  return () => {
    isWanted = false
    end()
  }
}

function readSnapshot(): string {
  return store?.readCartSnapshot() ?? ''
}

function remainingOf(seconds: number): { remaining: string; seconds: number; minutes: number } {
  return { seconds, remaining: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, minutes: Math.ceil(seconds / 60) }
}
