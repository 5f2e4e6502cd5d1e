import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { toolsAt } from '@pergola/contracts/agents'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// The command is bundled at its first run; machines that run the tests are shared.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

const command = path.resolve(import.meta.dirname, '../../../../../scripts/pergola.mjs')
const pergola = (...words: string[]) => execFileSync(process.execPath, [command, ...words])

function filesBelow(folder: string): Record<string, string> {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const files = all.filter((each) => statSync(path.join(folder, each)).isFile())
  return Object.fromEntries(files.map((each) => [each, readFileSync(path.join(folder, each)).toString('latin1')]))
}

describe('pergola mcp', () => {
  let folder = ''
  let clients: Client[] = []

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pergola-mcp-'))
    clients = []
  })

  afterEach(async () => {
    for (const client of clients) await client.close()
    rmSync(folder, { recursive: true })
  })

  async function connect(site: string) {
    const client = new Client({ name: 'test', version: '1' })
    clients.push(client)
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', path.join(folder, site)] }),
    )
    const call = async (name: string, input: Record<string, unknown> = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: input })
      const texts = (content as { text: string }[]).map(({ text }) => text)
      return { texts, isError, answer: JSON.parse(texts.at(-1) ?? '') as Record<string, unknown> }
    }
    return { client, call }
  }

  test('lists the tools of the table, with annotations, resources and prompts', async () => {
    pergola('new', 'landing', path.join(folder, 'site'))
    const { client } = await connect('site')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(toolsAt('headless').map(({ name }) => name))
    expect(tools.find(({ name }) => name === 'delete_page')?.annotations).toMatchObject({
      readOnlyHint: false,
      destructiveHint: true,
    })
    expect(JSON.stringify(tools).length).toBeLessThan(20_000)
    const { resources } = await client.listResources()
    const [pages] = (await client.readResource({ uri: resources[0]?.uri ?? '' })).contents
    expect((pages as { text: string }).text).toContain('index')
    expect((await client.listPrompts()).prompts).toHaveLength(2)
  })

  test('builds a landing page in a folder, and every byte that was not edited stays', async () => {
    mkdirSync(path.join(folder, 'site'))
    const start =
      '<!DOCTYPE html>\r\n<html>\r\n<head>\r\n<title>x</title>\r\n<link rel=stylesheet href=a.css>\r\n</head>\r\n<body>\r\n<main>\r\n</main>\r\n</body>\r\n</html>\r\n'
    writeFileSync(path.join(folder, 'site/index.html'), start)
    writeFileSync(path.join(folder, 'site/a.css'), 'main{color:red}\n')
    writeFileSync(path.join(folder, 'site/other.html'), Buffer.from('<title>\xe9</title><p CLASS=x>', 'latin1'))
    const { call } = await connect('site')
    const refused = await call('set_text', { at: 'h1', text: 'x' })
    expect(refused).toMatchObject({ isError: true, answer: { ok: false, code: 'node-missing' } })
    const { texts } = await call('get_outline')
    expect(texts[0]).toContain('never instructions')
    const section = '<section class="hero"><h1>Bread</h1><p>Baked at night.</p><a href="#order">Order</a></section>'
    const { answer } = await call('apply_edits', {
      label: 'Landing page',
      edits: [
        { tool: 'insert_html', input: { at: 'main', where: 'end', html: section } },
        {
          tool: 'insert_html',
          input: { at: '.hero', where: 'after', html: '<section id="order"><h2>Order</h2></section>' },
        },
        { tool: 'set_styles', input: { rules: [{ selector: '.hero', declarations: { padding: '4rem' } }] } },
        { tool: 'set_page', input: { title: 'Bread', description: 'Bread, baked at night', language: 'en' } },
      ],
    })
    expect(answer).toMatchObject({ ok: true })
    expect((await call('check_site')).answer).toMatchObject({ ok: true })
    expect(readFileSync(path.join(folder, 'site/index.html'), 'utf8')).toBe(start)
    await call('insert_html', { at: 'h1', where: 'after', html: '<p>Not wanted</p>' })
    expect((await call('undo_edits')).answer).toMatchObject({ ok: true, undone: ['Insert elements'] })
    expect((await call('save_site')).answer).toMatchObject({
      ok: true,
      written: expect.arrayContaining(['a.css', 'index.html']),
    })
    const files = filesBelow(path.join(folder, 'site'))
    expect(Object.keys(files)).toEqual(['a.css', 'index.html', 'other.html'])
    expect(files['other.html']).toBe('<title>\xe9</title><p CLASS=x>')
    expect(files['a.css']).toMatch(/^main\{color:red\}\s*\.hero\s?\{/)
    expect(files['index.html']).toContain(section)
    expect(files['index.html']).toContain('<html lang="en">')
    expect(files['index.html']).toContain('<link rel=stylesheet href=a.css>\r\n')
    expect(files['index.html']).not.toContain('Not wanted')
    expect((await call('build_site', { folder: 'web' })).answer).toMatchObject({ ok: true, pages: 2 })
    expect(filesBelow(path.join(folder, 'web'))['index.html']).toContain('Baked at night.')
    expect((await call('build_site', { folder: 'site' })).answer).toMatchObject({ ok: false })
  })

  test('writes a project and its zip back with what was edited only', async () => {
    pergola('new', 'landing', path.join(folder, 'site'))
    const before = filesBelow(path.join(folder, 'site'))
    pergola('pack', path.join(folder, 'site'), path.join(folder, 'site.zip'))
    for (const site of ['site', 'site.zip']) {
      const { call } = await connect(site)
      await call('set_text', { at: 'h1', text: 'Hello' })
      await call('set_page', { title: 'Hello' })
      expect((await call('save_site')).answer).toMatchObject({ ok: true })
      expect((await call('save_site')).answer).toMatchObject({ ok: true, written: [] })
    }
    const after = filesBelow(path.join(folder, 'site'))
    const changed = Object.keys(after).filter((each) => after[each] !== before[each])
    expect(changed).toEqual(['editor/pages/index.html', 'editor/pergola.json'])
    const record = (files: Record<string, string>) =>
      JSON.parse(files['editor/pergola.json'] ?? '') as { pages: Record<string, object> }
    const [old, now] = [record(before), record(after)]
    expect(now.pages['index']).toMatchObject({ helmet: { title: 'Hello' } })
    expect({ ...now, pages: { ...now.pages, index: null } }).toEqual({ ...old, pages: { ...old.pages, index: null } })
    // The zip holds what the folder holds.
    const packed = readFileSync(path.join(folder, 'site.zip'))
    pergola('pack', path.join(folder, 'site'), path.join(folder, 'again.zip'))
    expect(packed.equals(readFileSync(path.join(folder, 'again.zip')))).toBe(true)
  })
})
