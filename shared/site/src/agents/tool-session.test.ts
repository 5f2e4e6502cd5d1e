import { projectSchema } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { ToolSession } from './tool-session.ts'

const html = `<!DOCTYPE html>
<html lang="en">
<head><title>Home</title><link rel="stylesheet" href="site.css"></head>
<body>
<main id="main" class="page">
  <h1>Hello</h1>
  <p class='lead'>One &amp; <em>two</em></p>
  <ul>
    <li>a</li>
    <li>b</li>
  </ul>
</main>
</body>
</html>
`
const css = ':root { --ink: #111 }\n.lead { color: var(--ink) }\n@media (max-width: 600px) { .lead { color: red } }\n'

function setup(more: Record<string, string> = {}) {
  const texts: Record<string, string> = { 'index.html': html, 'site.css': css, ...more }
  const pages = { index: { id: 'p', name: 'index', pathes: { html: 'index.html', css: 'site.css' } } }
  const session = new ToolSession({
    record: v.parse(projectSchema, { name: 'Site', pages }),
    files: new Map(Object.entries(texts).map(([path, text]) => [path, text.length])),
    readText: (path) => Promise.resolve(texts[path] ?? null),
    newId: () => 'new',
  })
  const run = async (name: string, input: unknown = {}) => (await session.run(name, input)).answer
  const page = () => session.site.document.text('index.html') ?? html
  return { session, run, page, sheet: () => session.site.document.text('site.css') }
}

describe('an outline', () => {
  test('has a line for each element, with a reference that holds over edits', async () => {
    const { run, page } = setup()
    const first = await run('get_outline')
    expect(first).toMatchObject({ ok: true, page: 'index' })
    const lines = (first as unknown as { content: string[] }).content
    expect(lines.map((line) => line.replaceAll(/e\d+/g, 'e'))).toEqual([
      'e body',
      '  e main#main.page',
      '    e h1 "Hello"',
      '    e p.lead "One &"',
      '      e em "two"',
      '    e ul',
      '      e li "a"',
      '      e li "b"',
    ])
    const heading = /e\d+/.exec(lines[2] ?? '')?.[0] ?? ''
    await run('insert_html', { at: 'main', where: 'start', html: '<p>First</p>' })
    expect(await run('set_text', { at: heading, text: 'Bye <b>' })).toMatchObject({ ok: true })
    expect(page()).toContain('  <p>First</p>\n  <h1>Bye &lt;b></h1>\n')
    await run('remove_elements', { at: [heading] })
    expect(await run('set_text', { at: heading, text: 'x' })).toMatchObject({ ok: false, code: 'node-missing' })
  })

  test('says how much it leaves out', async () => {
    const { run } = setup()
    expect(await run('get_outline', { lines: 2 })).toMatchObject({ more: 6 })
    expect(await run('get_outline', { at: 'main', depth: 1 })).toMatchObject({
      content: expect.arrayContaining([expect.stringMatching(/ul \(2\)$/)]),
    })
  })
})

describe('selectors', () => {
  test.each([
    ['main > p', 'p'],
    ['ul li:nth-child(2)', 'li'],
    ['li:not(:first-child)', 'li'],
    ['[class^="le" i]', 'p'],
    ['h1 + .lead em', 'em'],
    ['h1 ~ ul', 'ul'],
    [':is(h2, #main)', 'main'],
    ['li:last-of-type', 'li'],
  ])('%s finds what a browser finds', async (at, tag) => {
    expect(await setup().run('get_element', { at })).toMatchObject({ ok: true, content: { tag } })
  })

  test.each(['::before', 'p:hover', '..', ''])('%j is refused in words', async (at) => {
    expect(await setup().run('get_element', { at })).toMatchObject({ ok: false, code: 'wrong-argument' })
  })
})

describe('edits', () => {
  test('change what they are about and not one other byte', async () => {
    const { run, page } = setup()
    await run('set_attributes', { at: '.lead', attributes: { title: 'x', class: null } })
    expect(page()).toBe(
      html.replace(`<p class='lead'>`, `<p title="x">`).replace(/<p title="x">/, /<p [^>]*>/.exec(page())?.[0] ?? ''),
    )
    await run('set_classes', { at: 'main', add: ['wide'], remove: ['page'] })
    await run('move_element', { at: 'li', to: 'ul', where: 'end' })
    await run('replace_element', { at: 'em', html: '<strong>2</strong>' })
    expect(page()).toContain('<main id="main" class="wide">')
    expect(page()).toContain('<strong>2</strong></p>')
    expect(page().indexOf('<li>b</li>')).toBeLessThan(page().indexOf('<li>a</li>'))
  })

  test('an inserted element stands on a line of its own where its neighbours do', async () => {
    const { run, page } = setup()
    await run('insert_html', { at: 'ul', where: 'end', html: '<li>c</li>' })
    expect(page()).toBe(html.replace('    <li>b</li>\n', '    <li>b</li>\n    <li>c</li>\n'))
    await run('remove_elements', { at: ['li:last-child'] })
    expect(page()).toBe(html)
  })

  test.each([
    ['set_text', { at: 'ul', text: 'x' }, 'has-elements'],
    ['insert_html', { at: 'body', where: 'after', html: '<p>x</p>' }, 'not-allowed'],
    ['insert_html', { at: 'h1', where: 'end', html: '<tr>' }, 'wrong-argument|not-allowed|ok'],
    ['remove_elements', { at: ['body'] }, 'not-allowed'],
    ['set_attributes', { at: 'h1', attributes: { 'a b': 'x' } }, 'wrong-argument'],
    ['set_text', { at: 'h1' }, 'wrong-argument'],
    ['set_styles', { rules: [{ selector: 'a {', declarations: {} }] }, 'wrong-argument'],
    ['set_styles', { rules: [{ selector: 'a', declarations: { color: 'red; } b {' } }] }, 'wrong-argument'],
    ['edit_source', { file: 'html', old: '<li>', new: '' }, 'not-found'],
    ['edit_source', { file: 'editor/pergola.json', old: 'a', new: '' }, 'not-allowed'],
    ['write_file', { path: '../x.css', text: '' }, 'wrong-argument'],
    ['get_outline', { page: 'none' }, 'page-missing'],
    ['delete_page', { page: 'index' }, 'page-index'],
    ['publish_site', {}, 'unknown-tool'],
    ['apply_edits', { label: 'x', edits: [{ tool: 'apply_edits', input: {} }] }, 'wrong-argument'],
  ])('%s %j is refused and changes nothing', async (name, input, code) => {
    const { run, page, sheet } = setup()
    await run('get_styles', { at: 'h1' })
    const answer = await run(name, input)
    if (!code.includes('ok')) expect(answer).toMatchObject({ ok: false, code, message: expect.stringMatching(/\.$/) })
    if (answer.ok === false) expect([page(), sheet()]).toEqual([html, css])
  })

  test('several are one step, all or nothing, and a dry run shows the difference only', async () => {
    const { session, run, page, sheet } = setup()
    const good = { tool: 'set_text', input: { at: 'h1', text: 'New' } }
    const rule = { tool: 'set_styles', input: { rules: [{ selector: '.lead', declarations: { color: 'blue' } }] } }
    const failed = await run('apply_edits', {
      label: 'x',
      edits: [good, { tool: 'set_text', input: { at: '.none', text: '' } }],
    })
    expect(failed).toMatchObject({
      ok: false,
      code: 'node-missing',
      message: expect.stringContaining('Edit 2 (set_text) failed'),
    })
    expect(page()).toBe(html)
    const dry = await run('apply_edits', { label: 'x', edits: [good, rule], dryRun: true })
    expect(dry).toMatchObject({
      ok: true,
      difference: {
        'index.html': expect.stringContaining('-  <h1>Hello</h1>\n+  <h1>New</h1>'),
        'site.css': expect.stringContaining('+.lead { color: blue }'),
      },
    })
    expect([page(), sheet()]).toEqual([html, css])
    const { step } = await session.run('apply_edits', { label: 'Greet', edits: [good, rule] })
    expect(step?.label).toBe('Greet')
    expect(sheet()).toBe(css.replace('.lead { color: var(--ink) }', '.lead { color: blue }'))
    session.site.revert(step?.operations ?? [])
    expect([page(), sheet()]).toEqual([html, css])
  })

  test('calls that are made side by side run one after the other', async () => {
    const { run, page } = setup()
    await Promise.all(
      ['1', '2', '3'].map((text) => run('insert_html', { at: 'ul', where: 'end', html: `<li>${text}</li>` })),
    )
    expect(page()).toContain('<li>1</li>\n    <li>2</li>\n    <li>3</li>\n')
  })
})

describe('styles and tokens', () => {
  test('the rules of an element are told with sheet and media', async () => {
    expect(await setup().run('get_styles', { at: '.lead' })).toMatchObject({
      content: [
        { sheet: 'site.css', selector: '.lead', declarations: { color: 'var(--ink)' } },
        { selector: '.lead', media: '@media (max-width: 600px)', declarations: { color: 'red' } },
      ],
    })
  })

  test('a rule is edited where it stands, and made where there is none', async () => {
    const { run, sheet } = setup()
    const media = '(max-width: 600px)'
    await run('set_styles', {
      rules: [
        { selector: '.lead', media, declarations: { color: 'green !important' } },
        { selector: 'h1:hover', declarations: { color: 'red' } },
      ],
    })
    expect(sheet()).toContain('{ .lead { color: green !important } }')
    expect(sheet()).toMatch(/h1:hover\s*\{\s*color: red/)
  })

  test('tokens are listed, set where they are declared, and made', async () => {
    const { run, sheet } = setup()
    expect(await run('list_tokens')).toMatchObject({
      content: [{ sheet: 'site.css', selector: ':root', tokens: { '--ink': '#111' } }],
    })
    expect(await run('set_tokens', { tokens: { '--ink': '#222', '--paper': 'white' } })).toMatchObject({
      sheets: ['site.css'],
    })
    expect(sheet()).toContain('--ink: #222')
    expect(sheet()).toContain('--paper: white')
    expect(await run('set_tokens', { tokens: { ink: 'x' } })).toMatchObject({ ok: false })
  })
})

describe('pages and files', () => {
  test('a page is added, told about itself and deleted, with its files', async () => {
    const { session, run } = setup()
    const added = await run('add_page', { name: 'About us', html: '<title>T</title><style>p{}</style><h1>About</h1>' })
    expect(added).toMatchObject({ ok: true })
    const page = (added as unknown as { page: string }).page
    await run('set_page', { title: 'About', language: 'en' })
    expect(session.site.record.pages[page]?.helmet).toMatchObject({ title: 'About', lang: 'en' })
    expect(await run('get_outline')).toMatchObject({
      page,
      content: expect.arrayContaining([expect.stringContaining('h1 "About"')]),
    })
    await run('delete_page', { page })
    expect(Object.keys(session.site.record.pages)).toEqual(['index'])
  })

  test('facts of a page that is a whole document are written into its head', async () => {
    const { run, page } = setup()
    await run('set_page', { title: 'Start', description: 'All' })
    expect(page()).toContain('<title>Start</title>')
    expect(page()).toMatch(/<meta name="description" content="All">/)
  })

  test('files are found, read by lines, searched and written', async () => {
    const { run } = setup({ 'a/b.js': 'one\ntwo\nthree' })
    expect(await run('get_source', { file: 'a/b.js', from: 2, lines: 1 })).toMatchObject({ content: 'two', lines: 3 })
    expect(await run('search_site', { text: 'TWO' })).toMatchObject({
      content: ['a/b.js:2: two', expect.stringContaining('index.html:7')],
    })
    await run('write_file', { path: 'a/c.css', text: 'p{}' })
    expect(await run('list_files', { folder: 'a' })).toMatchObject({
      content: [{ path: 'a/b.js' }, { path: 'a/c.css' }],
    })
  })
})
