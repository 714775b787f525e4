import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/components/render.tsx'
import { answerCart, fill, forgetCart } from './cart.test-support.ts'
import { useCart } from './use-cart.ts'

function Count() {
  return <p>{useCart()?.amount ?? 'leer'}</p>
}

test('a cart that was paid in the frame of the shop is gone as soon as the frame shows its next page', async () => {
  let isPaid = false
  const { cart } = answerCart({
    'GET /api/shop-cart/': () => {
      if (!isPaid) return cart
      forgetCart()
      return { ...cart, tickets_quantity: 0, cart_url: '', seconds_left: 0 }
    },
  })
  fill(cart, 2)
  await render(
    <>
      <iframe data-shop title="Webshop" srcDoc="Kasse" />
      <Count />
    </>,
  )
  await expect.element(page.getByText('2')).toBeVisible()
  isPaid = true
  document.querySelector('iframe')?.setAttribute('srcdoc', 'Vielen Dank')
  await expect.element(page.getByText('leer')).toBeVisible()
})
