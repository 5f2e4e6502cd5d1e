import { expect, test } from 'vitest'
import { content, openStructure } from '../testing/open-structure.ts'
import { createWrapping } from './wrapping.ts'

test('what is put behind an element gets a line of its own, as its neighbours have', async () => {
  const { structure, find, html } = await openStructure()
  structure.insertBlock('text', { target: find('h1'), position: 'after' })
  expect(html()).toContain('  <h1>Title</h1>\n  <p class="p-10">Insert your text here</p>\n  <p>One</p>\n')
})

test('several that are put in get lines as their neighbours have, whatever parts them', async () => {
  const { structure, find, html } = await openStructure()
  structure.insertHtml('<p>A</p>\n\n<p>B</p>\n', { target: find('h1'), position: 'after' })
  expect(html()).toContain('  <h1>Title</h1>\n  <p>A</p>\n  <p>B</p>\n  <p>One</p>\n')
})

test('a page that is cleared is as empty as a new one, and undo brings all of it back', async () => {
  const { structure, html, page } = await openStructure('<p>One</p>\n<p>Two</p>\n')
  structure.clear()
  expect(html()).toBe('')
  page.undo()
  expect(html()).toBe('<p>One</p>\n<p>Two</p>\n')
})

test('a removed element takes its line along', async () => {
  const { structure, find, html } = await openStructure()
  structure.remove([find('two')])
  expect(html()).toContain('  <p>One</p>\n</main>')
})

test.each([
  ['what comes after it', 'h1', ['p']],
  ['what came before the last', '#two', ['p']],
  ['what held the only one', '#deep', ['#only']],
])('with an element gone %s is selected', async (_rule, gone, left) => {
  const { structure, core, find } = await openStructure(
    '<main><h1>Title</h1><p>One</p><p id="two">Two</p></main><div id="only"><b id="deep">Deep</b></div>',
  )
  const name = (selector: string) => find(selector.replace('#', ''))
  const wanted = left.map(name)
  structure.remove([name(gone)])
  expect(core.store.getState().selection).toEqual(wanted)
})

test('a moved element takes its line along, to the front and back', async () => {
  const { structure, find, html } = await openStructure()
  structure.move([find('two')], { target: find('h1'), position: 'before' })
  expect(html()).toContain('<main id="m">\n  <p id="two">Two</p>\n  <h1>Title</h1>\n  <p>One</p>\n</main>')
  structure.move([find('two')], { target: find('m'), position: 'inside' })
  expect(html()).toBe(content)
})

test('links of one line stay parted as they were: moved, doubled and removed', async () => {
  const nav = '<nav id="m"><a id="one">One</a> <a id="two">Two</a></nav>'
  const { structure, find, html } = await openStructure(nav)
  structure.move([find('one')], { target: find('two'), position: 'after' })
  expect(html()).toBe('<nav id="m"><a id="two">Two</a> <a id="one">One</a></nav>')
  structure.move([find('one')], { target: find('two'), position: 'before' })
  expect(html()).toBe(nav)
  structure.insertHtml('<a>Three</a>', { target: find('two'), position: 'after' })
  expect(html()).toContain('Two</a> <a>Three</a></nav>')
  structure.remove([find('two')])
  expect(html()).toBe('<nav id="m"><a id="one">One</a> <a>Three</a></nav>')
})

test.each([
  ['an empty container', '<header>Hi</header><div class="inf-container" id="in"></div>', /id="in">\s*<section/],
  ['an empty container in the main part', '<main><div class="drop" id="in">\n</div></main>', /id="in">\s*<section/],
  ['an empty part of the page', '<section id="in"></section>', /id="in"><\/section>\s*<section/],
  ['a container with something in it', '<div class="drop" id="in"><p>x</p></div>', /<\/p><\/div>\s*<section/],
  ['an empty container of a part', '<footer><div class="drop" id="in"></div></footer>', /<\/footer>\s*<section/],
])('a section without a place, with the selection on %s', async (_what, page, expected) => {
  const { structure, select, find, html } = await openStructure(page)
  select([find('in')])
  structure.insertBlock('section')
  expect(html()).toMatch(expected)
})

test('a section without a place stands behind the part of the page that the selection is in', async () => {
  const page = '<header><a>Home</a></header><main><section><p id="in">Text</p></section></main><footer></footer>'
  const { structure, find, html, select } = await openStructure(page)
  select([find('in')])
  structure.insertBlock('section')
  const section = '<section class="section p-10 drop">'
  expect(html()).toMatch(new RegExp(`Text</p></section>\\s*${section}[^]*</section>\\s*</main><footer>`))
  select([find('a')])
  structure.insertBlock('section')
  expect(html()).toMatch(new RegExp(`</header>\\s*${section}`))
  expect(html().match(/<footer><\/footer>/)).not.toBeNull()
})

test('a page built from nothing reads as one written by hand, and is empty again when all is gone', async () => {
  const { structure, find, html, page } = await openStructure('')
  const body = page.tree.body()
  structure.insertBlock('section', { target: body, position: 'inside' })
  structure.insertBlock('heading')
  structure.insertBlock('text', { target: find('h1'), position: 'after' })
  structure.insertBlock('button', { target: body, position: 'inside' })
  const built = html()
  expect(built).toBe(
    [
      '<section class="section p-10 drop">',
      '  <div class="inf-container p-10 drop">',
      '    <h1 class="p-10">Heading</h1>',
      '    <p class="p-10">Insert your text here</p>',
      '  </div>',
      '</section>',
      '<button class="inf-button p-10" type="button">Click Me</button>',
      '',
    ].join('\n'),
  )
  structure.remove([find('p'), find('h1')])
  expect(html()).toContain('<div class="inf-container p-10 drop"></div>')
  structure.move([find('button')], { target: find('div'), position: 'inside' })
  expect(html()).toBe(
    [
      '<section class="section p-10 drop">',
      '  <div class="inf-container p-10 drop">',
      '    <button class="inf-button p-10" type="button">Click Me</button>',
      '  </div>',
      '</section>',
      '',
    ].join('\n'),
  )
  structure.remove([find('section')])
  expect(html()).toBe('')
  page.undo()
  page.undo()
  page.undo()
  expect(html()).toBe(built)
})

test.each([
  '<p id="m">A <b>b</b></p>\n',
  '<pre id="m"></pre>\n',
  '<span id="m"></span>\n',
  '<i>x</i><div id="m"></div>\n',
])('what holds text, or has no line of its own, gets no lines: %s', async (html) => {
  const { structure, find, html: now } = await openStructure(html)
  structure.insertHtml('<b>x</b>', { target: find('m'), position: 'inside' })
  expect(now()).toContain('<b>x</b></')
})

test('many are moved in the order of the page, as one step', async () => {
  const { structure, find, html, page } = await openStructure()
  structure.move([find('h1'), find('two')], { target: find('link'), position: 'after' })
  expect(html()).toMatch(/<a id="link" href="x">Link<\/a>\s*<h1>Title<\/h1>\s*<p id="two">Two<\/p>/)
  page.undo()
  expect(html()).toBe(content)
})

test('copies of what stands side by side stand behind it, in its order', async () => {
  const given = '<form>\n  <label>A</label>\n  <input>\n  <b>1</b> and <i>2</i>\n</form>'
  const { structure, find, html, page } = await openStructure(given)
  structure.duplicate([find('input'), find('label')])
  expect(html()).toBe(given.replace('<input>', '<input>\n  <label>A</label>\n  <input>'))
  page.undo()
  structure.duplicate([find('b'), find('i')])
  expect(html()).toMatch(/<b>1<\/b>\s*<b>1<\/b> and <i>2<\/i>\s*<i>2<\/i>/)
  page.undo()
  expect(html()).toBe(given)
})

test('undo of everything gives the bytes back', async () => {
  const { structure, attributes, find, html, page } = await openStructure()
  structure.insertBlock('table', { target: find('m'), position: 'inside' })
  structure.duplicate([find('h1')])
  structure.move([find('two')], { target: find('link'), position: 'before' })
  attributes.setAttributes(find('link'), { title: 'a "b"', href: null })
  attributes.setTag(find('h1'), 'h2')
  attributes.setText(find('link'), 'New & old')
  attributes.rename(find('m'), 'Content')
  structure.clear()
  while (page.history.state.canUndo) page.undo()
  expect(html()).toBe(content)
})

test('an emptied name is the element’s own again, one step of undo', async () => {
  const { attributes, find, page } = await openStructure()
  const own = page.labels.of(find('m'))
  attributes.rename(find('m'), '')
  expect(page.history.state.canUndo).toBe(false)
  attributes.rename(find('m'), 'Content')
  attributes.rename(find('m'), '')
  expect(page.labels.of(find('m'))).toBe(own)
  page.undo()
  expect(page.labels.of(find('m'))).toBe('Content')
})

test.each([
  ['into itself', 'm', { target: 'two', position: 'inside' }],
  ['a link into a link', 'link', { target: 'link', position: 'inside' }],
  ['the page', 'body', { target: 'm', position: 'before' }],
] as const)('%s nothing is moved', async (_rule, id, where) => {
  const { structure, find, html, page } = await openStructure()
  const moved = id === 'body' ? page.tree.body() : find(id)
  const place = { target: find(where.target), position: where.position }
  expect(structure.canMove([moved], place)).toBe(false)
  expect(structure.move([moved], place)).toEqual({ ok: false, failure: 'not-allowed' })
  expect(html()).toBe(content)
})

test('a block does not break a line of text: it goes beside it, where inline elements may go into it', async () => {
  const line = '<button id="m">Press <b id="b">me</b> now</button>'
  const { structure, find, html, page } = await openStructure(`${line}\n<p id="p">P</p>\n<a id="a">A</a>\n`)
  const beside = { target: find('b'), position: 'after' } as const
  expect(structure.insertBlock('section', beside)).toEqual({ ok: false, failure: 'not-allowed' })
  expect(structure.canMove([find('p')], beside)).toBe(false)
  expect(structure.canMove([find('a')], beside)).toBe(true)
  structure.insertBlock('image', beside)
  expect(html()).toContain('<b id="b">me</b><img')
  page.undo()
  expect(html()).toContain(line)
})

test('the summary of details may hold a heading, and no other block', async () => {
  const { structure, find } = await openStructure('<details><summary>More <b id="b">of</b> it</summary></details>')
  const beside = { target: find('b'), position: 'after' } as const
  expect(structure.insertBlock('section', beside)).toEqual({ ok: false, failure: 'not-allowed' })
  expect(structure.insertBlock('heading', beside)).toMatchObject({ ok: true })
})

test('without a place, a block goes into the selected container, behind a selected text, else to the end', async () => {
  const { structure, find, html, select } = await openStructure()
  structure.insertBlock('button')
  expect(html()).toMatch(/Link<\/a>\s*<button[^<]*<\/button>\s*$/)
  select([find('two')])
  structure.insertBlock('heading')
  expect(html()).toMatch(/<p id="two">Two<\/p>\s*<h2 class="p-10">Heading<\/h2>\s*<\/main>/)
  select([find('m')])
  structure.insertBlock('block')
  expect(html()).toMatch(/<div class="inf-block p-10 drop"><\/div>\s*<\/main>/)
})

test('an attribute name that html cannot hold is refused', async () => {
  const { attributes, find, html } = await openStructure()
  expect(attributes.setAttributes(find('h1'), { 'a b': 'x' })).toMatchObject({ ok: false, failure: 'invalid-name' })
  expect(html()).toBe(content)
})

test('the body of a composed page wears its attributes in the record', async () => {
  const { attributes, page, html } = await openStructure()
  attributes.setAttributes(page.tree.body(), { class: 'dark' })
  expect(page.record.bodyAttributes).toEqual({ class: 'dark' })
  expect(html()).toBe(content)
  page.undo()
  expect(page.record.bodyAttributes).toEqual({})
})

test('elements are wrapped where they stand, and unwrapped to what was', async () => {
  const { core, find, html, page, select } = await openStructure()
  const wrapping = createWrapping(core, select)
  const wrapped = wrapping.wrap([find('h1'), find('p')])
  expect(html()).toMatch(/<main id="m">\n {2}<div class="inf-block p-10 drop"><h1>Title<\/h1><p>One<\/p><\/div>/)
  expect(wrapped.ok && wrapping.unwrap(wrapped.value).ok).toBe(true)
  expect(html()).toMatch(/<h1>Title<\/h1><p>One<\/p>/)
  expect(html()).not.toContain('<div')
  while (page.history.state.canUndo) page.undo()
  expect(html()).toBe(content)
})

test('the page itself is not unwrapped', async () => {
  const { core, page, select } = await openStructure()
  expect(createWrapping(core, select).unwrap(page.tree.body())).toEqual({ ok: false, failure: 'not-allowed' })
})

const parts =
  '<p id="p">x</p><table><tbody id="rows"><tr id="row"><td id="cell">1</td></tr></tbody></table>' +
  '<a href="x" id="a"><div id="in-link"></div></a><h2 id="h2"></h2><svg id="svg"><g id="g"></g></svg>' +
  '<textarea id="area"></textarea><img id="img"><my-box id="box"></my-box><button id="button"><i id="in-button"></i></button>'

test.each([
  ['span', 'p', true],
  ['div', 'p', false],
  ['b', 'img', false],
  ['b', 'area', false],
  ['div', 'rows', false],
  ['tr', 'rows', true],
  ['td', 'row', true],
  ['td', 'box', false],
  ['h3', 'h2', false],
  ['a', 'h2', true],
  ['a', 'in-link', false],
  ['button', 'in-link', true],
  ['button', 'in-button', false],
  ['div', 'box', true],
  ['div', 'svg', false],
  ['path', 'g', true],
])('what a browser would take apart is refused: %s in #%s may stand: %s', async (name, parent, allowed) => {
  const { structure, find, html } = await openStructure(parts)
  const outcome = structure.insertHtml(`<${name} id="new"></${name}>`, { target: find(parent), position: 'inside' })
  expect(outcome.ok).toBe(allowed)
  if (!allowed) expect(html()).toBe(parts)
})

test('pasted markup finds the nearest place that can hold it', async () => {
  const { structure, find, html, select } = await openStructure(parts)
  select([find('cell')])
  expect(structure.insertHtml('<tr id="new"><td>2</td></tr>').ok).toBe(true)
  expect(html()).toContain('</td></tr><tr id="new"><td>2</td></tr></tbody>')
})

test('what cannot stand around elements does not wrap them', async () => {
  const { core, page, find, select, html } = await openStructure(parts)
  const wrapping = createWrapping(core, select)
  expect(wrapping.wrap([find('row')])).toMatchObject({ ok: false, failure: 'not-allowed' })
  expect(html()).toBe(parts)
  expect(wrapping.wrap([find('p')]).ok).toBe(true)
  page.undo()
  expect(html()).toBe(parts)
})

test.each(['<video controls></video>', '<spline-viewer></spline-viewer>', '<select><option>a</option></select>'])(
  'a block goes behind %s, where it is seen',
  async (filled) => {
    const { structure, find, html, select } = await openStructure(`<main>${filled}</main>`)
    select([find(/^<([a-z-]+)/.exec(filled)?.[1] ?? '')])
    structure.insertBlock('button')
    expect(html()).toContain(`${filled}<button`)
  },
)
