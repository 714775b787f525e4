// Draws the demo's film, a curtain that opens on a light, and records it in the browser: `node demo/recordings/bake-curtain.ts`.
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../scripts/browser.ts'

const FILE = new URL('./vorhang.webm', import.meta.url)

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
const base64 = await page.evaluate(async () => {
  const [width, height, seconds, folds] = [960, 540, 8, 9]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const chunks: Blob[] = []
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 250_000 })
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  recorder.start()
  const startedAt = performance.now()
  await new Promise<void>((done) => {
    function draw() {
      const t = Math.min(1, (performance.now() - startedAt) / (seconds * 1000))
      const open = 1 - (1 - Math.min(1, t * 1.25)) ** 3
      if (!pen) return
      pen.fillStyle = '#161311'
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = '#F2B705'
      pen.beginPath()
      pen.arc(width * 0.58, height * 0.52, 60 + 120 * open, 0, 7)
      pen.fill()
      pen.fillStyle = '#161311'
      pen.fillRect(width * 0.58 - 7, height * 0.52 - 40, 14, 240)
      for (const side of [-1, 1]) {
        for (let fold = 0; fold < folds; fold++) {
          const half = (width / 2) * (1 - open * 0.86)
          const step = half / folds
          const x = side < 0 ? fold * step : width - (fold + 1) * step
          pen.fillStyle = fold % 2 ? '#C93416' : '#A82A12'
          pen.fillRect(x - 0.5, 0, step + 1, height - 6 - 10 * Math.sin(fold + t * 9))
        }
      }
      if (t < 1) requestAnimationFrame(draw)
      else done()
    }
    draw()
  })
  const stopped = new Promise((done) => recorder.addEventListener('stop', done))
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
})
await browser.close()
writeFileSync(FILE, Buffer.from(base64, 'base64'))
