import { useEffect, useState } from 'react'
import { postWithCsrfToken } from '../../platform/http/post-with-csrf-token.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { callPath } from '../../platform/routing/call-path.ts'
import { MAX_CODE_LENGTH } from './code-limit.ts'
import type { RedeemedCode } from './code-offer.ts'

/** Parameter of a page's address that fills in a code, for links in newsletters. */
const CODE_PARAMETER = 'code'

/** A visitor's code: what is typed, and what became of it. */
export type CodeEntryState = {
  typed: string
  isChecking: boolean
  /** why the code was not taken; empty otherwise */
  message: string
  /** the shop's own page that takes the code, where the site cannot */
  shopPage?: string | undefined
  redeemed: RedeemedCode | undefined
}

export type CodeActions = {
  type: (text: string) => void
  redeem: () => Promise<void>
  /** Takes the code back; what was typed stays. */
  release: () => void
}

/** The code for a performance. It is asked of the shop anew each time the widget opens; what was typed is kept. */
export function useCode(eventId: number, isOpen: boolean): [CodeEntryState, CodeActions] {
  const [state, setState] = useState<CodeEntryState>(() => ({ typed: codeOfAddress(), ...NOTHING }))
  useEffect(() => {
    if (!isOpen) setState(({ typed }) => ({ typed, ...NOTHING }))
  }, [isOpen])
  return [
    state,
    {
      type: (typed) => setState({ typed, ...NOTHING }),
      release: () => setState(({ typed }) => ({ typed, ...NOTHING })),
      async redeem() {
        const { typed } = state
        setState({ typed, ...NOTHING, isChecking: true })
        const answer = await askShop(eventId, typed)
        // Whoever has typed on meanwhile asks again.
        setState((now) => (now.isChecking && now.typed === typed ? { typed, ...NOTHING, ...answer } : now))
      },
    },
  ]
}

const NOTHING = { isChecking: false, message: '', shopPage: undefined, redeemed: undefined }

function codeOfAddress(): string {
  return new URLSearchParams(location.search).get(CODE_PARAMETER)?.trim().slice(0, MAX_CODE_LENGTH) ?? ''
}

async function askShop(eventId: number, code: string): Promise<Partial<CodeEntryState>> {
  try {
    const init = { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code: code.trim() }) }
    const response = await postWithCsrfToken(callPath(`/api/events/${eventId}/code/`), init, '/api/shop-cart/')
    const answer = (await response.json()) as RedeemedCode & { detail?: string; shop_page?: string }
    if (response.ok) return { redeemed: answer }
    return {
      shopPage: answer.shop_page,
      message: answer.detail ?? t('The ticket shop is not responding. Please try again in a few minutes.'),
    }
  } catch (error) {
    console.warn('code', error)
    return {
      message: error instanceof TypeError ? t('No connection') : t('The ticket shop is not responding. Please try again in a few minutes.'),
    }
  }
}
