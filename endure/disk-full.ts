// A full disk (a tmpfs of its own): reads succeed, writes are rejected with a problem that names the cause, `/readyz`
// reports it; after space is freed everything works and nothing confirmed is lost.
import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printTable } from '../bench/table.ts'
import { addPeople, inFolder, logInAs, site } from './program.ts'
import { type Trial, until } from './trial.ts'

const SIZE_MB = 260
const WRITES = 200
const READS = ['/de', '/de/spielplan', '/de/api/events/', '/api/openapi.json', '/healthz']

export const trial: Trial = async ({ calls }) =>
  inFolder(async (folder) => {
    const disk = join(folder, 'disk')
    spawnSync('mkdir', [disk])
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'foyer-endure', disk], { stdio: 'ignore' }).status !== 0) {
      console.log('No disk of its own can be mounted here: the trial was left out.')
      return []
    }
    const unmount = () => spawnSync('umount', ['-l', disk], { stdio: 'ignore' })
    process.once('exit', unmount)
    try {
      return await fill(disk, Math.min(WRITES, calls))
    } finally {
      unmount()
      process.off('exit', unmount)
    }
  })

async function fill(disk: string, writes: number): Promise<string[]> {
  const data = join(disk, 'data')
  await addPeople({ DATA_DIR: data })
  const server = await site(data, { LOG_LEVEL: 'warn' })
  await server.start()
  const faults: string[] = []
  try {
    const editor = await logInAs(server.url, 'editor')
    const write = (title: string) => editor.send<{ id?: number; code?: string }>('POST', '/api/admin/production', { title })
    const confirmed: number[] = []
    const statuses = new Map<string, number>()
    const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
    const first = await write('Vorher')
    confirmed.push(first.body.id ?? 0)

    const filler = join(disk, 'filler')
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
    const reportedMs = await until(async () => (await fetch(`${server.url}/readyz`)).status === 503, 15_000, 200)
    if (reportedMs === undefined) faults.push('/readyz did not tell it')
    for (let number = 0; number < writes; number++) {
      const isUpload = number % 2 === 0
      const { status, body } = isUpload ? await upload() : await write(`Stück ${number}`)
      count(`${isUpload ? 'upload' : 'record'} ${status}`)
      if (status === 201 && body.id && !isUpload) confirmed.push(body.id)
      else if (status !== 507 && status !== 201) faults.push(`a write was answered ${status} ${JSON.stringify(body).slice(0, 200)}`)
    }
    for (const path of READS) {
      const { status } = await fetch(server.url + path)
      count(`read ${status}`)
      if (status !== 200) faults.push(`${path} was answered ${status}`)
    }
    if (/params:|Stück \d/.test(server.errorOutput())) faults.push('what was to be written stands in the log')

    rmSync(filler)
    const backMs = await until(async () => (await fetch(`${server.url}/readyz`)).ok, 15_000, 200)
    const again = await write('Nachher')
    if (backMs === undefined || again.status !== 201) faults.push(`with room again a write was answered ${again.status}`)
    else confirmed.push(again.body.id ?? 0)
    await server.kill()
    await server.start()
    let lost = 0
    for (const id of confirmed) if ((await editor.getJson(`/api/admin/production/${id}`)).status !== 200) lost++
    if (lost > 0) faults.push(`${lost} confirmed writes are lost`)
    printTable(['on a full disk', 'times'], [...[...statuses].sort(), ['confirmed, lost after a kill', `${confirmed.length}, ${lost}`]])

    async function upload() {
      const body = new FormData()
      body.set(
        'file',
        new File(
          [new Uint8Array(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHallo'.padEnd(200_000, ' x')))],
          `${crypto.randomUUID()}.vtt`,
        ),
      )
      const headers = { 'X-CSRFToken': await editor.csrfToken(), origin: server.url }
      const response = await editor.fetch('/api/media', { method: 'POST', headers, body })
      return { status: response.status, body: (await response.json()) as { id?: number } }
    }
    return faults
  } finally {
    await server.stop()
  }
}
