import { setTimeout as pause } from 'node:timers/promises'
import type { ContainerDocument, ContentNode } from '../../app/content/index.ts'
import { ApiError } from '../../app/staff-ui/api-client.ts'
import { type EditedPage, EditorWindow } from './editor-window.ts'
import type { TcpProxy } from './tcp-proxy.ts'
import type { Visitor } from './visitor.ts'

/** Between two edits of one person, at most. */
const MAX_REST_MS = 60
/** Between two cuts, at least and at most. */
const CUT_MS = [150, 900] as const
const FROZEN_MS = 250
const MAX_ROUNDS = 40
/** A text longer than this is rather shortened. */
const MANY_WORDS = 120
const SIDES = ['mine', 'theirs', 'both'] as const

/** Somebody logged in on a node, and the way there. */
export type Person = { visitor: Visitor; way: TcpProxy }

export type Together = {
  /** edits of each */
  edits: [number, number]
  cuts: number
  /** texts of which one had to choose a side */
  conflicts: number
  /** events that the streams told */
  told: number
  /** the page at last, as each shows it */
  shown: [ContainerDocument, ContainerDocument]
  /** as each node answers */
  answered: [ContainerDocument, ContainerDocument]
}

/** Creates a page with one text. */
export async function createTextPage(visitor: Visitor, slug: string): Promise<EditedPage> {
  type Made = { id: number; containers: { id: number; revision: number }[] }
  const { body } = await visitor.send<Made>('POST', '/de/pageeditor-api/pages', { title: slug, slug, is_online: true })
  const [container] = body.containers
  const words = ['Die Häuser öffnen um sieben. Der Einlass endet.', 'Karten gibt es an der Kasse. Hunde bleiben draußen.']
  const node: ContentNode = { id: 'text-1', type: 'text', version: 1, data: { content: richText(words) } }
  const operations = [{ type: 'insert', node, place: { parent: 'root', column: 0, before: null } }]
  const batch = { base_revision: container?.revision, batch_id: crypto.randomUUID(), operations }
  await visitor.send('PATCH', `/de/pageeditor-api/draft/${container?.id}`, batch)
  return { id: body.id, containerId: container?.id ?? 0 }
}

/**
 * Two people, each on a node of their own, edit one text of a page for some seconds as chance will have it, over connections
 * that break off and freeze. At last both have sent and heard everything.
 * @param seed the same one gives the same edits; when they meet is left to the machines
 */
export async function editTogether(
  people: [Person, Person],
  page: EditedPage,
  { seconds, seed }: { seconds: number; seed: number },
): Promise<Together> {
  const end = performance.now() + seconds * 1000
  const windows = await Promise.all(people.map(({ visitor }) => EditorWindow.open(visitor, page)))
  const [cuts, ...work] = await Promise.all([
    cutUntil(end, people, chances(seed)),
    ...windows.map((window, who) => writeUntil(end, window, page, chances(seed + who + 1), who)),
  ])
  const conflicts = work.reduce((sum, each) => sum + each.conflicts, 0)
  const chance = chances(seed)
  const answered: ContainerDocument[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const [index, window] of windows.entries()) {
      await chooseSides(window, chance)
      answered[index] = await window.settle()
    }
  }
  const told = windows.reduce((sum, window) => sum + window.told, 0)
  await Promise.all(windows.map((window) => window.close()))
  return {
    edits: work.map(({ edits }) => edits) as [number, number],
    ...{ cuts, conflicts, told },
    shown: windows.map(({ shown }) => shown) as Together['shown'],
    answered: answered as Together['answered'],
  }
}

/** A number from 0 to 1 that depends on a seed. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

async function cutUntil(end: number, people: Person[], chance: () => number): Promise<number> {
  let cuts = 0
  while (performance.now() < end) {
    await pause(CUT_MS[0] + chance() * (CUT_MS[1] - CUT_MS[0]))
    const { way } = people[Math.floor(chance() * people.length)] as Person
    cuts += 1
    if (chance() < 0.3) {
      way.freeze()
      await pause(FROZEN_MS)
    }
    way.cut()
    way.resume()
  }
  return cuts
}

async function writeUntil(end: number, window: EditorWindow, { containerId }: EditedPage, chance: () => number, who: number) {
  let [edits, conflicts] = [0, 0]
  while (performance.now() < end) {
    const texts = window.shown.columns.flatMap(({ children }) => children)
    const text = texts[Math.floor(chance() * texts.length)]
    if (text) {
      edits += 1
      window.session.apply(containerId, [{ type: 'update', id: text.id, data: { content: edited(text, chance, `${'ab'[who]}${edits}`) } }])
    }
    if (chance() < 0.7) await window.session.flush()
    conflicts += await chooseSides(window, chance)
    await pause(chance() * MAX_REST_MS)
  }
  return { edits, conflicts }
}

/** Chooses a side for each conflict, as its dialog does. @returns how many there were */
async function chooseSides({ session }: EditorWindow, chance: () => number): Promise<number> {
  const { conflicts } = session.getState()
  for (const conflict of conflicts) {
    const sides = conflict.modules.map(({ id }) => [id, SIDES[Math.floor(chance() * 2.1)] ?? 'mine'])
    await session.saveAndResolve(conflict, Object.fromEntries(sides)).catch((error) => {
      // It stays open until it can be saved.
      if (!(error instanceof ApiError)) throw error
    })
  }
  return conflicts.length
}

type Paragraph = { type: 'paragraph'; content?: { type: 'text'; text: string }[] }

function richText(paragraphs: string[]) {
  const nodes = paragraphs.map((text): Paragraph => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  return { type: 'doc', content: nodes }
}

/** A text with a word more, a word less, a sentence more or a paragraph parted. */
function edited({ data }: ContentNode, chance: () => number, word: string): object {
  const { content } = data.content as { content: Paragraph[] }
  const paragraphs = content.map((paragraph) => (paragraph.content ?? []).map(({ text }) => text).join(''))
  const index = Math.floor(chance() * paragraphs.length)
  const words = (paragraphs[index] ?? '').split(' ')
  const at = Math.floor(chance() * words.length)
  const isLong = paragraphs.join(' ').split(' ').length > MANY_WORDS
  const kind = chance()
  if (words.length > 2 && kind < (isLong ? 0.6 : 0.2)) words.splice(at, 1)
  else if (kind < 0.75) words.splice(at, 0, word)
  else if (kind < 0.95 || at === 0) words.push(`Satz ${word}.`)
  else return richText(paragraphs.toSpliced(index, 1, words.slice(0, at).join(' '), words.slice(at).join(' ')))
  return richText(paragraphs.with(index, words.join(' ')))
}
