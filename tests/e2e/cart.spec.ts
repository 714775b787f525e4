import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { requirement } from './requirement.ts'
import { setShopFault } from './shop-faults.ts'
import { ADD_TICKET, openWidget } from './widget.ts'

// What the notice and the widget make of an answer has component tests (app/booking), with a clock that is moved on.

test(
  'every tab tells the same time that is left, and it is the shop that knows it',
  requirement('CART-08', 'CART-12'),
  async ({ page }) => {
    const widget = await openWidget(page, 'Salz')
    await widget.getByRole('button', { name: ADD_TICKET }).click()
    await widget.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(widget.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
    await page.context().route('**/api/shop-cart/', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), seconds_left: 95 } })
    })
    const tab = await page.context().newPage()
    await tab.goto('/de')
    await expect(tab.getByRole('banner').getByText(/^1 · 1:\d\d$/)).toBeAttached()
    await expect(tab.getByRole('banner').getByText('1 Karte, noch 2 Minuten reserviert')).toBeAttached()
    await expect(tab.getByText('Ihre Karten sind noch 2 Minuten reserviert.')).toBeVisible()
    await expectAccessible(tab)
    // On every page: where the cart is paid, and in a modal overlay.
    await tab.goto('/webshop')
    await expect(tab.getByText('Ihre Karten sind noch 2 Minuten reserviert.')).toBeVisible()
    const layer = await openWidget(tab, 'Salz')
    await expect(layer.getByRole('alert').getByText('Ihre Karten sind noch 2 Minuten reserviert.')).toBeVisible()
    // Without a network the last known expiry counts down.
    await tab.context().setOffline(true)
    await expect(tab.getByRole('banner').getByText(/^1 · 1:\d\d$/)).toBeAttached()
    await tab.context().setOffline(false)
    // The page keeps polling; a request pending at the end of this test would fail the next one.
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test.describe('when the shop fails', () => {
  test.afterEach(() => setShopFault('none'))

  test(
    'a refusal is said with its reason, a slow shop waited for while nothing else is slow, and a token that is gone fetched anew',
    requirement('BOOK-24', 'BOOK-25', 'BOOK-41', 'BOOK-45'),
    async ({ page }) => {
      const widget = await openWidget(page, 'Salz')
      const addToCart = widget.getByRole('button', { name: 'In den Warenkorb' })
      await setShopFault('noSeats')
      await widget.getByRole('button', { name: ADD_TICKET }).click()
      await addToCart.click()
      const message = widget.getByRole('group', { name: 'Es sind nicht genügend (zusammenhängende) Plätze frei.' })
      await expect(message).toBeFocused()
      await expect(message).toContainText('Fehler -214')
      await setShopFault('timeout')
      await page.context().clearCookies({ name: 'csrftoken' })
      await message.getByRole('button', { name: 'Auswahl ändern' }).click()
      await addToCart.click()
      await expect(widget.getByText('Karten werden reserviert')).toBeVisible()
      expect((await page.request.get('/de/spielplan')).status()).toBe(200)
      await expect(widget.getByText('Karten werden reserviert')).toBeVisible()
      // The site retries a request that the shop has not answered.
      await setShopFault('none')
      await expect(widget.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible({ timeout: 20_000 })
    },
  )
})
