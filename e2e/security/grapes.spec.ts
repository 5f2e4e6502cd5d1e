import { expect, test } from '../actors/test.ts'

declare const window: Window & { readonly ran?: unknown }

const file = (text: string) => ({ name: 'Hostile.json', mimeType: 'application/json', buffer: Buffer.from(text) })

const withBody = (components: unknown) => ({
  pages: [{ name: 'Home', frames: [{ component: { type: 'wrapper', components } }] }],
  styles: [],
})

test.use({ installs: false })

test.describe('a hostile project of GrapesJS', () => {
  for (const [what, text, message] of [
    ['that nests without end', `{"pages":${'['.repeat(200_000)}`, 'nests deeper'],
    ['that is no JSON', '{"pages":', 'is not JSON'],
    ['that is something else', '{"scripts":{}}', 'holds no GrapesJS project'],
  ] as const)
    test(`${what} is refused with the reason`, async ({ page, workspace }) => {
      await workspace.open()
      await workspace.load(file(text))
      await expect(page.getByText(message)).toBeVisible()
    })

  test('with keys of prototypes, scripts and handlers changes nothing of the editor and runs nowhere', async ({
    page,
    context,
    workspace,
    editor,
  }) => {
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    const evil = `top.ran = parent.ran = window.ran = 1; fetch('https://evil.test/'); location = 'https://evil.test/'`
    const project = withBody([
      { tagName: 'h1', content: 'Hello' },
      { tagName: 'img', attributes: { src: 'x', onerror: evil } },
      `<script>${evil}</script><svg onload="${evil}"></svg><iframe srcdoc="<script>${evil}</script>"></iframe>`,
      { tagName: 'div', script: evil, 'script-export': evil, content: `<img src=x onerror="${evil}">` },
      { tagName: 'script', content: evil },
    ])
    const text = JSON.stringify(project).replace(
      '"styles":[]',
      '"styles":[],"__proto__":{"ran":1},"constructor":{"prototype":{"ran":1}}',
    )
    await workspace.open()
    await workspace.load(file(text))
    await expect(editor.toast('Project loaded successfully')).toBeVisible()
    await workspace.edit('Hostile')
    await editor.ready()
    await expect(page.getByText('Restricted mode')).toBeVisible()
    await expect(editor.element('h1')).toHaveText('Hello')
    expect(await page.evaluate(() => [window.ran, ({} as { ran?: unknown }).ran])).toEqual([undefined, undefined])
    expect(asked.filter((url) => url.includes('evil.test'))).toEqual([])
  })
})
