// Breaks of how the site looks: a button that cannot be seen or pressed, and a declaration left out.
import { dirname, join } from 'node:path'
import postcss, { AtRule, type ChildNode, type Container, type Declaration, type Document, type Rule } from 'postcss'
import type { ESTree } from 'vite'
import type { Change } from '../break.ts'
import type { Place } from './syntax.ts'

/** Declarations whose loss moves, covers or hides something. */
const TELLING =
  /^(display|visibility|position|overflow(-[xy])?|inset(-\w+)*|top|left|right|bottom|z-index|pointer-events|opacity|clip-path|transform|grid-template-\w+|grid-column|grid-row|flex-direction|flex-wrap|(min|max)-(width|height)|width|height|(min|max)-(inline|block)-size|white-space|outline|color|background(-color)?|font-size)$/
const HIDES = ['display: none', 'pointer-events: none']

/**
 * The classes that a program gives to buttons.
 * @returns paths of style sheets with a class each, such as `app/a/b.module.css .press`
 */
export function buttonClasses(file: string, { node }: Place, sheets: ReadonlyMap<string, string>): string[] {
  if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier' || node.name.name !== 'button') return []
  const value = node.attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === 'className')
  const expression = value?.type === 'JSXAttribute' && value.value?.type === 'JSXExpressionContainer' ? value.value.expression : null
  if (expression?.type !== 'MemberExpression' || expression.object.type !== 'Identifier') return []
  const sheet = sheets.get(expression.object.name)
  const name = expression.property.type === 'Identifier' ? expression.property.name : ''
  return sheet && name ? [`${join(dirname(file), sheet)} .${name}`] : []
}

/** @returns the style sheets that a program imports, by the name it gives them */
export function importedSheets({ body }: ESTree.Program): Map<string, string> {
  const imports = body.filter((one) => one.type === 'ImportDeclaration').filter(({ source }) => source.value.endsWith('.css'))
  return new Map(imports.flatMap(({ specifiers, source }) => specifiers.map(({ local }) => [local.name, source.value] as const)))
}

/** @param classes those of all buttons, as `buttonClasses` gives them */
export function styleChanges(file: string, source: string, classes: ReadonlySet<string>): Change[] {
  const changes: Change[] = []
  postcss.parse(source, { from: file }).walkRules((rule) => {
    if (isInside(rule, /keyframes|font-face|print/)) return
    const own = (rule.nodes ?? []).filter((node) => node.type === 'decl')
    changes.push(...own.filter(({ prop }) => TELLING.test(prop) && own.length > 1).map(leftOut))
    const last = own.at(-1)
    if (last && isButton(file, rule, classes)) changes.push(...HIDES.map((text) => added(last, text)))
  })
  return changes
}

function isButton(file: string, rule: Rule, classes: ReadonlySet<string>): boolean {
  return !isInside(rule, /media|container/) && rule.selectors.some((one) => classes.has(`${file} ${camelCased(one)}`))
}

function isInside(rule: Rule, names: RegExp): boolean {
  for (let above: Container | Document | undefined = rule.parent; above; above = above.parent) {
    if (above instanceof AtRule && names.test(`${above.name} ${above.params}`)) return true
  }
  return false
}

function leftOut(declaration: Declaration): Change {
  return { kind: 'declaration', ...rangeOf(declaration), text: '' }
}

function added(last: Declaration, text: string): Change {
  const { end } = rangeOf(last)
  return { kind: 'hidden-button', start: end, end, text: `${last.raws.before ?? ' '}${text};` }
}

function rangeOf({ source }: ChildNode): { start: number; end: number } {
  return { start: source?.start?.offset ?? 0, end: source?.end?.offset ?? 0 }
}

/** A class as programs name it. */
function camelCased(selector: string): string {
  return selector.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
