import { expect, test } from 'vitest'
import { withoutDoctype } from './svg-entities.ts'

test('the names that Illustrator gives to namespaces are written out', () => {
  const source =
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg xmlns="&ns_svg;"/>'
  expect(withoutDoctype(source)).toBe('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')
})

test('entities of entities, marks and files are not read', () => {
  for (const value of ['&a;&a;', '<script/>', '%p;'])
    expect(withoutDoctype(`<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "${value}">]><svg>&b;</svg>`)).toBe('<svg>&b;</svg>')
  expect(withoutDoctype('<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg>&f;</svg>')).toBe('<svg>&f;</svg>')
})
