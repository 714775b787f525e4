import { Agent, get } from 'node:http'

/** What visitors saw while they requested pages: how many there were, which failed, and how many were open. */
export type Visits = {
  made: number
  failed: string[]
  /** Requests sent and not answered at this moment. */
  open: number
  /** Ends the visits. Resolves with the last response. */
  stop(): Promise<void>
}

/** Visitors who request one page after the other, each over a kept connection, until they are stopped. A response other than 200 is a failed visit. */
export function startVisits(url: string, paths: readonly string[], visitors: number): Visits {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  let isStopping = false
  const visits: Visits = { made: 0, failed: [], open: 0, stop }
  async function visit(visitor: number): Promise<void> {
    for (let page = visitor; !isStopping; page++) {
      const path = paths[page % paths.length] ?? '/'
      visits.open++
      const outcome = await statusOf(url + path, agent)
      visits.open--
      visits.made++
      if (outcome !== 200) visits.failed.push(`${path}: ${outcome}`)
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  async function stop(): Promise<void> {
    isStopping = true
    await all
    agent.destroy()
  }
  return visits
}

/** The status of a response that arrived whole, else what went wrong. */
function statusOf(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { cookie: 'csrftoken=bench' } }, (response) => {
      response.on('error', (error) => resolve(error.message))
      response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 'incomplete'))
      response.resume()
    })
    request.on('error', (error) => resolve(error.message))
  })
}
