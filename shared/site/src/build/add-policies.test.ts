import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { defaultSettings } from '@pergola/contracts'
import { builtBytes, buildSite } from './index.ts'
import type { PolicyFinding } from './index.ts'
import { memoryFiles } from './testing/memory-files.ts'
import { createProject } from '../project/index.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const none = "default-src 'none'"
const shown = "img-src 'self'"
const last = "form-action 'none'; base-uri 'none'"

async function exported(files: Readonly<Record<string, string>>, { isOn = true, record = {} } = {}) {
  const { project } = createProject({ name: 'Site', ids: () => 'id' })
  const pages = Object.keys(files).filter((path) => /\.x?html$/.test(path))
  const site = memoryFiles(files)
  const blank = Object.values(project.pages)[0]
  if (!blank) throw new Error('no page')
  const imported = pages.map((path) => [
    path,
    { ...blank, id: path, name: path, pathes: { ...blank.pathes, html: path } },
  ])
  const findings: PolicyFinding[] = []
  const built = await buildSite({
    project: { ...project, pages: Object.fromEntries(imported), ...record },
    files: site,
    settings: { ...defaultSettings(), add_security_policy: isOn },
    mode: 'export',
    runtime: {},
    actions: { names: [], script: () => '' },
    onPolicy: (found) => findings.push(...found),
  })
  const texts = new Map<string, string>()
  for (const file of built) texts.set(file.path, new TextDecoder().decode(await builtBytes(file, site)))
  return { texts, findings }
}

async function policyOf(html: string, files: Readonly<Record<string, string>> = {}) {
  const { texts, findings } = await exported({ 'a/page.html': html, ...files })
  const page = texts.get('a/page.html') ?? ''
  const [tag = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" ?\/?>/.exec(page) ?? []
  expect(page.replace(tag, '')).toBe(html)
  return { policy, findings: findings.map(({ kind, what }) => `${kind} ${what}`) }
}

const page = (body: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>A</title>${head}</head><body>${body}</body></html>`

describe('an export with policies', () => {
  test('differs by no byte while the setting is off', async () => {
    const files = { 'index.html': page('<script>a()</script>') }
    const { texts, findings } = await exported(files, { isOn: false })
    expect([Object.fromEntries(texts), findings]).toEqual([files, []])
  })

  test('allows a page of text and pictures nothing more', async () => {
    expect(await policyOf(page('<p>Text<img src="../b.png">'))).toEqual({
      policy: `${none}; ${shown}; ${last}`,
      findings: [],
    })
  })

  test('allows scripts, handlers and styles within the page by what they say, as the parser reads them', async () => {
    const body =
      '<p style="color:red" onclick="a(&quot;b&quot;)">A</p><script>\r\na()\r\n</script><script type="application/ld+json">{}</script>'
    const { policy } = await policyOf(page(body, '<style>p { margin: 0 }</style>'))
    const scripts = ["'unsafe-hashes'", sha('\na()\n'), sha('a("b")')].toSorted().join(' ')
    const styles = ["'unsafe-hashes'", sha('p { margin: 0 }'), sha('color:red')].toSorted().join(' ')
    expect(policy).toBe(
      `${none}; script-src ${scripts}; style-src ${styles}; ${shown}; media-src 'self'; connect-src 'self'; ${last}`,
    )
  })

  test('names the servers that a page, its sheets and its scripts load from, each for what comes from there', async () => {
    const { policy, findings } = await policyOf(
      page(
        '<img srcset="https://p.test/a.png 1x, data:image/gif;base64,R0 2x"><iframe src="https://f.test/v"></iframe><video src="https://v.test/v.mp4"></video><form action="https://s.test/send"></form><script src="../app.js"></script><script src="https://c.test/x.js?v=1"></script>',
        '<base href="../a/"><link rel="stylesheet" href="../css/a.css"><link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=A"><link rel="manifest" href="../m.webmanifest">',
      ),
      {
        'app.js': '// https://comment.test\nfetch("https://api.test/x"); new WebSocket("wss://w.test")',
        'css/a.css': '@import "b.css"; a { background: url(https://g.test/g.svg), url(c.png) }',
        'css/b.css': '@font-face { src: url(https://h.test/h.woff2) } @import url(a.css);',
      },
    )
    expect(findings).toEqual([])
    expect(policy.split('; ')).toEqual([
      none,
      "script-src 'self' https://c.test",
      "style-src 'self' https://fonts.googleapis.com",
      "img-src 'self' data: https://api.test https://fonts.googleapis.com https://g.test https://p.test",
      'font-src https://fonts.googleapis.com https://fonts.gstatic.com https://h.test',
      "media-src 'self' https://api.test https://v.test",
      "connect-src 'self' https://api.test https://s.test wss://w.test",
      'frame-src https://f.test',
      "manifest-src 'self'",
      'form-action https://s.test',
      "base-uri 'self'",
    ])
  })

  test.each([
    [
      'a script that evaluates',
      '<script src="../app.js"></script>',
      'evaluates app.js',
      "script-src 'self' 'unsafe-eval'",
    ],
    ['an address that runs code', '<a href="javascript:a()">A</a>', 'javascript-address javascript:a()', none],
    [
      'a sheet elsewhere',
      '<link rel="stylesheet" href="https://x.test/a.css">',
      'unknown-sheet https://x.test/a.css',
      'style-src https://x.test',
    ],
    [
      'a scene',
      '<spline-viewer url="https://s.test/a"></spline-viewer>',
      'unknown-scene https://s.test/a',
      'connect-src https://s.test',
    ],
    ['a text in a frame', '<iframe srcdoc="a"></iframe>', 'frame-text <iframe srcdoc>', none],
    [
      'hundreds of style attributes',
      Array.from({ length: 101 }, (_, at) => `<i style="top:${at}px"></i>`).join(''),
      'many-styles 101 elements',
      "style-src 'unsafe-inline'",
    ],
  ])('says by name that it cannot hold %s', async (_name, body, finding, allowed) => {
    const { policy, findings } = await policyOf(page(body), { 'app.js': 'const f = new Function("a", "return a")' })
    expect(findings).toEqual([finding])
    expect(policy).toContain(allowed)
  })

  test.each([
    ['<form>', "'self'"],
    ['<form action="#sent">', "'self'"],
    ['<form action="mailto:a@b.test">', 'mailto:'],
    ['<p>', "'none'"],
  ])('lets %s be sent where it is sent to', async (tag, source) => {
    expect((await policyOf(page(tag))).policy).toContain(`form-action ${source};`)
  })

  test('leaves a page alone that has a policy of its own', async () => {
    const html = page('<script>a()</script>', '<meta http-equiv="content-security-policy" content="img-src *">')
    const { texts, findings } = await exported({ 'index.html': html })
    expect(texts.get('index.html')).toBe(html)
    expect(findings).toEqual([{ page: 'index.html', kind: 'own-policy', what: '<meta>' }])
  })

  test.each([
    [
      'behind the encoding',
      '<!doctype html><html><head><meta charset="utf-8">',
      '<link rel="icon" href="i.svg"></head><body></body></html>',
    ],
    [
      'in front of what loads before it',
      '<!doctype html><html><head>',
      '<style>a{}</style><meta charset="utf-8"></head><body></body></html>',
    ],
    ['without a head', '<!doctype html><html lang="en">', '<title>A</title><p>Text'],
    ['without a tag around', '<!doctype html>', '<title>A</title><p>Text'],
  ])('stands %s', async (_name, before, after) => {
    const { texts } = await exported({ 'index.html': before + after })
    const text = texts.get('index.html') ?? ''
    expect(text.startsWith(`${before}<meta http-equiv="Content-Security-Policy"`)).toBe(true)
    expect(text.endsWith(after)).toBe(true)
  })

  test('is well-formed in XHTML', async () => {
    const html =
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>A</title></head><body><img src="https://a.test/?a=1&amp;b"/></body></html>'
    const { texts } = await exported({ 'index.xhtml': html })
    expect(texts.get('index.xhtml')).toContain(
      `<head><meta http-equiv="Content-Security-Policy" content="${none}; img-src 'self' https://a.test; ${last}" /><title>`,
    )
  })

  test('has the file of headers say what no page can', async () => {
    const record = { addedFiles: { headers: true } }
    const files = { 'index.html': page('A') }
    expect((await exported(files, { record })).texts.get('_headers')).toContain(
      "  Content-Security-Policy: frame-ancestors 'self'\n",
    )
    expect((await exported(files, { record, isOn: false })).texts.get('_headers')).not.toContain('Content-Security')
  })
})
