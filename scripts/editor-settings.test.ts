import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

describe('what editors and shells read', () => {
  it('is the format that Biome keeps', () => {
    const { formatter } = JSON.parse(read('biome.json'))
    const [, ofAllFiles = ''] = read('.editorconfig').split(/^\[.*\]$/m)
    expect(Object.fromEntries([...ofAllFiles.matchAll(/^(\w+) = (\S+)$/gm)].map(([, name, value]) => [name, value]))).toMatchObject({
      indent_style: formatter.indentStyle,
      indent_size: String(formatter.indentWidth),
      max_line_length: String(formatter.lineWidth),
      end_of_line: formatter.lineEnding ?? 'lf',
    })
  })

  it('names the major version of the Node that the project brings', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    expect(read('.nvmrc').trim()).toBe(dependencies.node.split('.')[0])
  })
})
