import type { Way } from '../../scripts/pretix/ways/way.ts'
import { WAYS_BY_KIND, type WayName } from '../../scripts/pretix/ways/ways.ts'
import type { readSaid } from './way-said.ts'

/** What both say of a way. */
export type BothSaid = { site: Awaited<ReturnType<typeof readSaid>>; shop: string[] }

const HEAD = `# Ways in which houses set up pretix

What pretix’s own page says of each way, and what the site says and does: what was paid in the end, or the sentence that somebody reads. \`tests/pretix/ways.test.ts\` sets each of them up in a real pretix by its REST API, reads both pages, buys, and writes and checks this table; \`npm run pretix -- --like-houses\` sets them up to look at. The ways themselves stand in \`scripts/pretix/ways/\`. Days and times are left out; pretix shows seating plans only with a plugin, which this one has not.`

/** The table of all ways, as docs/pretix-ways.md has it. */
export function waysTable(saidOf: (name: WayName) => BothSaid): string {
  const parts = Object.entries(WAYS_BY_KIND).map(([kind, ways]) => {
    const rows = (Object.entries(ways) as [WayName, Way][]).map(([name, way]) => rowOf(way, saidOf(name)))
    return [`## ${kind}`, '', '| way | pretix | Foyer | in the end |', '| --- | --- | --- | --- |', ...rows].join('\n')
  })
  return `${[HEAD, ...parts].join('\n\n')}\n`
}

function rowOf(way: Way, { site, shop }: BothSaid): string {
  const { bought, refused, redeemed } = way
  const inTheEnd = [
    redeemed === undefined ? '' : `Code: ${inWords(redeemed)}`,
    refused ? `${refused.ticket.count ?? 1} ×: ${refused.answer}` : '',
    bought ? `bezahlt: ${money(bought.total)}${bought.positions.length > 1 ? ` (${bought.positions.map(money).join(' + ')})` : ''}` : '',
  ]
  const ofSite = [saleOf(way, site), ...site.groups.map(inWords)]
  return `| ${[[way.title], shop, ofSite, inTheEnd].map((lines) => cell(lines)).join(' | ')} |`
}

/** What the list and the page say of the sale. */
function saleOf({ expected }: Way, { notice }: BothSaid['site']): string {
  return notice.startsWith(expected.row) ? notice : [expected.row, notice].filter(Boolean).join(': ')
}

/** `Saalkarte · Saalkarte 24.00` as `Saalkarte 24,00`. */
function inWords(group: string): string {
  return group
    .split(' / ')
    .map((words) => {
      const [name = '', ...prices] = words.split(' · ')
      const [first = ''] = prices
      const isOne = prices.length === 1 && first.startsWith(`${name} `)
      return (isOne ? first : prices.length > 0 ? `${name}: ${prices.join(', ')}` : name).replace(/(\d)\.(\d\d)\b/g, '$1,$2')
    })
    .join('; ')
}

const money = (amount: string) => amount.replace('.', ',')
const cell = (lines: string[]) =>
  lines
    .filter(Boolean)
    .map((line) => line.replaceAll('|', '\\|').replaceAll('<', '&lt;'))
    .join('<br>')
