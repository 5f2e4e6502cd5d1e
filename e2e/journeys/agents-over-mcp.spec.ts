import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { strFromU8, unzipSync } from 'fflate'
import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

const command = fileURLToPath(new URL('../../scripts/pergola.mjs', import.meta.url))

const hero = `<section class="hero">
  <h1>Bread of the day</h1>
  <p>Baked at four in the morning, sold until noon.</p>
  <a class="order" href="#contact">Order a loaf</a>
</section>`
const card = (name: string) => `<article class="card"><h2>${name}</h2><p>Dark and dense.</p></article>`
const form = `<form id="contact"><h2>Contact</h2><label>Name <input name="name" required></label><button>Send</button></form>`

/** What the journey "a landing page by hand" makes, as an agent does it. */
const calls = [
  ['insert_html', { at: 'body', where: 'start', html: '<nav class="links"><a href="#">Home</a></nav>' }],
  ['insert_html', { at: '.links', where: 'after', html: hero }],
  [
    'apply_edits',
    {
      label: 'Cards and form',
      edits: [
        {
          tool: 'insert_html',
          input: {
            at: '.hero',
            where: 'after',
            html: `<section class="cards">${['Rye', 'Wheat', 'Spelt'].map(card).join('')}</section>`,
          },
        },
        { tool: 'insert_html', input: { at: '.cards', where: 'after', html: form } },
      ],
    },
  ],
  [
    'set_styles',
    {
      rules: [
        {
          selector: '.hero',
          declarations: { padding: '96px 24px', 'text-align': 'center', 'background-color': '#fde68a' },
        },
        { selector: '.order:hover', declarations: { 'background-color': '#451a03' } },
        {
          selector: '.cards',
          declarations: { display: 'grid', 'grid-template-columns': 'repeat(3, 1fr)', gap: '24px' },
        },
      ],
    },
  ],
  ['set_text', { at: '.order', text: 'Order today' }],
  ['set_page', { title: 'Bakery', description: 'Bread, baked at night', language: 'en' }],
  ['save_site', {}],
] as const

async function work(client: Client) {
  for (const [name, input] of calls) {
    const { content, isError } = await client.callTool({ name, arguments: input })
    expect(isError, `${name}: ${JSON.stringify(content)}`).toBe(false)
  }
}

/** The pages, sheets and record of an export, without the times that an export has of its own. */
const textsOf = (zip: Uint8Array) => {
  const files = Object.entries(unzipSync(zip)).filter(([path]) => /\.(html|css|js)$/.test(path))
  return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)]))
}

test('an agent builds a landing page over MCP in the tab, and the same bytes headless', async ({
  page,
  workspace,
  editor,
}) => {
  await workspace.open()
  await workspace.create('Bakery')
  await editor.ready()
  const exported = async () =>
    Buffer.from(
      await page.evaluate(async () => {
        const [project] = await window.pergola.projects.list()
        const zip = (await window.pergola.projects.exportZip(project?.id ?? '')) as Blob
        return [...new Uint8Array(await zip.arrayBuffer())]
      }),
    )
  const before = await exported()

  await page.keyboard.press('ControlOrMeta+K')
  await page.keyboard.type('agent work')
  await page.getByRole('option', { name: 'Let an agent work on this project' }).click()
  await page.getByRole('button', { name: 'Let it work' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect an agent' })
  const settings = JSON.parse(await dialog.getByLabel('Settings of the client').inputValue()) as {
    mcpServers: { pergola: { url: string; headers: Record<string, string> } }
  }
  await dialog.getByRole('button', { name: 'Done' }).click()
  const { url, headers } = settings.mcpServers.pergola

  const inTab = new Client({ name: 'Baker', version: '1' })
  await inTab.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
  await work(inTab)
  await expect(editor.canvas.locator('.order')).toHaveText('Order today')
  const shot = await inTab.callTool({ name: 'take_screenshot', arguments: { at: '.hero' } })
  expect(shot.content).toContainEqual(expect.objectContaining({ type: 'image' }))
  const checked = await inTab.callTool({ name: 'check_page', arguments: {} })
  expect(checked.isError, JSON.stringify(checked.content)).toBe(false)
  const after = textsOf(await exported())

  const folder = await mkdtemp(join(tmpdir(), 'pergola-agent-'))
  const site = join(folder, 'site.zip')
  await writeFile(site, before)
  // It is bundled at its first run, which may take longer than a client waits.
  execFileSync(process.execPath, [command, '--help'])
  const headless = new Client({ name: 'Baker', version: '1' })
  await headless.connect(new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', site] }))
  await work(headless)
  await headless.close()
  const written = textsOf(await readFile(site))
  await rm(folder, { recursive: true })
  expect(written['index.html']).toContain('Order today')
  expect(written).toEqual(after)

  const chip = page.getByRole('region', { name: 'Agent' })
  await chip.getByRole('button', { name: 'Stop' }).click()
  await expect(chip).toBeHidden()
  const refused = await inTab.callTool({ name: 'get_outline', arguments: {} })
  expect(refused).toMatchObject({ isError: true })
  await inTab.close()
})
