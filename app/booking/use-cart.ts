import { useSyncExternalStore } from 'react'
import { CART_AMOUNT_COOKIE, CART_URL_COOKIE, cookieOf } from '../platform/http/cookies.ts'
import { RESERVATION_MINUTES } from './constants.ts'

const EXPIRY_KEY = 'cart-held-until'
const CHANGE_EVENT = 'foyer:cart'
const TICK_MS = 1000

export type CartState = { amount: number; url: string; remaining: string; minutes: number }

/** What is in this browser's cart and for how long it is held; undefined when it is empty. Ticks once a second. */
export function useCart(): CartState | undefined {
  const snapshot = useSyncExternalStore(subscribe, read, () => '')
  if (!snapshot) return undefined
  const [amount = '0', url = '', seconds = '0'] = snapshot.split('|')
  const left = Number(seconds)
  return {
    amount: Number(amount),
    url,
    remaining: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`,
    minutes: Math.ceil(left / 60),
  }
}

/** Says that tickets have just been held: the countdown begins anew. */
export function cartWasFilled(): void {
  sessionStorage.setItem(EXPIRY_KEY, String(Date.now() + RESERVATION_MINUTES * 60_000))
  window.dispatchEvent(new Event(CHANGE_EVENT))
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS)
  window.addEventListener(CHANGE_EVENT, onChange)
  return () => {
    clearInterval(timer)
    window.removeEventListener(CHANGE_EVENT, onChange)
  }
}

function read(): string {
  const amount = cookieOf(document.cookie, CART_AMOUNT_COOKIE)
  if (!amount) return ''
  const until = Number(sessionStorage.getItem(EXPIRY_KEY) ?? Date.now() + RESERVATION_MINUTES * 60_000)
  const seconds = Math.max(0, Math.round((until - Date.now()) / 1000))
  return `${amount}|${cookieOf(document.cookie, CART_URL_COOKIE) ?? ''}|${seconds}`
}
