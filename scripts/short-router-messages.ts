import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; callee?: Node & { name?: string }; arguments?: Node[] }

const ROUTER_FILE = /react-router\/dist\/.*\.m?js$/
/** Where the router says what whoever programs with it has done wrong; all take the words as their second argument. */
const TELLERS = new Set(['invariant', 'warning'])
const WORDS = new Set(['Literal', 'TemplateLiteral'])

/**
 * Leaves what React Router says to programmers out of the visitors' bundle: two kilobytes that no visitor reads.
 * The errors stay, with their stack; only their words go.
 */
export function shortRouterMessages(): Plugin {
  return {
    name: 'short-router-messages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: ROUTER_FILE },
      handler(code) {
        return { code: withoutWords(code, this.parse(code)), map: null }
      },
    },
  }
}

/** The program with empty words, cut from its end, so that what comes before keeps its place. */
export function withoutWords(code: string, program: unknown): string {
  return wordsIn(program)
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}""${rest.slice(end)}`, code)
}

function wordsIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(wordsIn)
  const { type, callee, arguments: given = [] } = node as Node
  const words = type === 'CallExpression' && TELLERS.has(callee?.name ?? '') ? given[1] : undefined
  return words && WORDS.has(words.type) ? [...inside, words] : inside
}
