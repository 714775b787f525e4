import { expect, onTestFinished, test } from 'vitest'
import { keepPlaceInView, keepTextInView } from './keep-text-in-view.ts'

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p style="height: 60px; margin: 0">Absatz ${at}</p>`).join('')

/** A long page, scrolled to its middle. */
function longPage(): HTMLElement {
  const main = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => {
    main.remove()
    document.body.classList.remove('edit-mode')
    window.scrollTo(0, 0)
  })
  main.innerHTML = paragraphs(100)
  window.scrollTo({ top: 3000, behavior: 'instant' })
  return main
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const topOf = (main: HTMLElement, words: string) =>
  [...main.querySelectorAll('p')].find(({ textContent }) => textContent === words)?.getBoundingClientRect().top

test('the text in view stays where it is when a page is drawn anew, short for a moment and with tools above', async () => {
  const main = longPage()
  const before = topOf(main, 'Absatz 54')
  keepTextInView()
  main.innerHTML = ''
  document.body.classList.add('edit-mode')
  await frame()
  await frame()
  main.innerHTML = `<div style="height: 137px">Werkzeuge</div>${paragraphs(100)}`
  await frame()
  await frame()
  expect(topOf(main, 'Absatz 54')).toBe(before)
})

test('a text that is in the draft alone gives way to the nearest that both states have', async () => {
  const main = longPage()
  main.querySelectorAll('p').item(54).textContent = 'Nur im Entwurf'
  const before = topOf(main, 'Absatz 55')
  keepTextInView(before)
  main.innerHTML = `<div style="height: 80px"></div>${paragraphs(100)}`
  await frame()
  await frame()
  expect(topOf(main, 'Absatz 55')).toBe(before)
})

test('whoever scrolls meanwhile is not pulled back', async () => {
  const main = longPage()
  keepTextInView()
  document.body.classList.add('edit-mode')
  await frame()
  await frame()
  window.dispatchEvent(new WheelEvent('wheel', { deltaY: 500 }))
  window.scrollBy({ top: 500, behavior: 'instant' })
  await frame()
  await frame()
  expect(window.scrollY).toBe(3500)
  expect(main.isConnected).toBe(true)
})

test('a place out of view is left to be scrolled to', async () => {
  longPage()
  keepPlaceInView({ top: 100 })
  window.scrollTo({ top: 90, behavior: 'instant' })
  await frame()
  await frame()
  expect(window.scrollY).toBe(90)
})
