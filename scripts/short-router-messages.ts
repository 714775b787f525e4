import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; callee?: Node & { name?: string }; arguments?: Node[] }

const ROUTER_FILE = /react-router\/dist\/.*\.m?js$/
/** Functions of the router that report misuse to developers; all take the message as their second argument. */
const REPORTERS = new Set(['invariant', 'warning'])
const LITERALS = new Set(['Literal', 'TemplateLiteral'])

/**
 * Empties React Router's messages for developers in the visitors' bundle, which saves two kilobytes. The errors are still
 * thrown, with their stack.
 */
export function shortRouterMessages(): Plugin {
  return {
    name: 'short-router-messages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: ROUTER_FILE },
      handler(code) {
        return { code: withoutMessages(code, this.parse(code)), map: null }
      },
    },
  }
}

/** The code with empty messages, replaced from the end so that earlier offsets stay valid. */
export function withoutMessages(code: string, program: unknown): string {
  return messagesIn(program)
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}""${rest.slice(end)}`, code)
}

function messagesIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
  const nested = Object.values(node).flatMap(messagesIn)
  const { type, callee, arguments: args = [] } = node as Node
  const message = type === 'CallExpression' && REPORTERS.has(callee?.name ?? '') ? args[1] : undefined
  return message && LITERALS.has(message.type) ? [...nested, message] : nested
}
