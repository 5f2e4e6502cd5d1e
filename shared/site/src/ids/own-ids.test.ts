import { describe, expect, test } from 'vitest'
import { applyHtml, copySubtree, findAll, parseFragment, parseHtml, printHtml } from '../html/index.ts'
import { ownIds } from './own-ids.ts'
import { renamedValue } from './references.ts'

/** The page with a copy behind the first element of that name. */
function duplicated(html: string, name: string): string {
  const tree = parseHtml(html)
  const [node] = findAll(tree, (each) => each.name === name)
  const parent = node?.parent ?? -1
  const copy = copySubtree(tree, node?.id ?? -1)
  const edits = ownIds(tree, [copy])
  applyHtml(tree, {
    type: 'html.insert',
    parent,
    index: tree.node(parent)?.children.length ?? 0,
    nodes: [copy],
  })
  for (const edit of edits) applyHtml(tree, edit)
  return printHtml(tree)
}

describe('ownIds', () => {
  test('gives a copy ids of its own, and what names them from within follows', () => {
    const section = '<section id="s"><label for="em">E</label><input id="em"><a href="#s">top</a></section>'
    const copy = '<section id="s-2"><label for="em-2">E</label><input id="em-2"><a href="#s-2">top</a></section>'
    expect(duplicated(section, 'section')).toBe(section + copy)
  })

  test('leaves what names an element outside of the copy, and numbers on', () => {
    const html = '<p id="a"></p><p id="a-2"></p><b id="a-3"><a href="#a">x</a></b>'
    expect(duplicated(html, 'b')).toBe(`${html}<b id="a-4"><a href="#a">x</a></b>`)
  })

  test('looks into templates and renames image maps', () => {
    const html = '<div><template><i id="t"></i><a href="#t"></a></template><img usemap="#m"><map name="m"></map></div>'
    expect(duplicated(html, 'div')).toBe(
      `${html}<div><template><i id="t-2"></i><a href="#t-2"></a></template><img usemap="#m-2"><map name="m-2"></map></div>`,
    )
  })

  test('leaves elements alone whose ids nobody has', () => {
    const tree = parseHtml('<p id="a"></p>')
    expect(ownIds(tree, parseFragment(tree, '<p id="b"><a href="#a"></a></p>', tree.body()))).toEqual([])
  })
})

describe('renamedValue', () => {
  const rename = (id: string) => (['a', 'fade'].includes(id) ? `${id}-2` : id)
  test.each([
    ['label', 'for', 'a', 'a-2'],
    ['input', 'aria-describedby', 'b  a', 'b  a-2'],
    ['td', 'headers', 'a a', 'a-2 a-2'],
    ['button', 'popovertarget', 'a', 'a-2'],
    ['button', 'commandfor', 'a', 'a-2'],
    ['input', 'list', 'a', 'a-2'],
    ['input', 'form', 'a', 'a-2'],
    ['a', 'href', '#a', '#a-2'],
    ['a', 'href', 'about.html#a', 'about.html#a'],
    ['use', 'xlink:href', '#a', '#a-2'],
    ['path', 'fill', 'url(#a)', 'url(#a-2)'],
    ['p', 'style', 'color: #fade; mask: url( "#a" )', 'color: #fade; mask: url("#a-2")'],
    ['path', 'fill', '#fade', '#fade'],
    ['p', 'data-color', '#fade', '#fade'],
    ['p', 'data-bs-target', '#a', '#a-2'],
    ['p', 'title', 'a', 'a'],
    ['input', 'name', 'a', 'a'],
    ['map', 'name', 'a', 'a-2'],
  ])('%s %s="%s" becomes "%s"', (element, name, value, expected) => {
    expect(renamedValue(element, { name, value }, rename)).toBe(expected)
  })
})
