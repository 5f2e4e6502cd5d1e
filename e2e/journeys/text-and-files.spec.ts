import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

const page = `<!doctype html><style>body { margin: 0; font: 20px/1.6 sans-serif } section { padding: 40px }</style>
<section id="first"><p id="text">One two three</p></section><section id="second"><h2>Second</h2></section>
<main style="display:flex"><div><p id="deep">x</p></div></main><table><tr id="row"><td>1</td></tr></table>`

const source = `<p id="text">One two three</p>`

test.beforeEach(async ({ workspace, editor }) => {
  await workspace.open()
  await workspace.load(zip('texts.zip', { 'index.html': page }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('texts')
  await expect(editor.element('#text')).toBeVisible()
})

test('a picture dropped onto the page is stored and stands where the line showed; markup comes in clean', async ({
  page: window,
  editor,
}) => {
  const drop = (selector: string, given: { picture?: boolean; html?: string }) =>
    editor.element(selector).evaluate(async (target, { picture, html }) => {
      const transfer = new DataTransfer()
      if (html) transfer.setData('text/html', html)
      if (picture) {
        const drawing = new OffscreenCanvas(16, 16)
        drawing.getContext('2d')?.fillRect(0, 0, 16, 16)
        transfer.items.add(new File([await drawing.convertToBlob()], 'dot one.png', { type: 'image/png' }))
      }
      const box = target.getBoundingClientRect()
      const at = { clientX: box.left + box.width / 2, clientY: box.bottom - 2 }
      for (const type of ['dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer, ...at }))
      }
    }, given)
  await drop('h2', { picture: true })
  const picture = editor.element('#second img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16)
  await expect(editor.element('h2 + img')).toHaveCount(1)

  await drop('#text', { html: '<svg onload="x()" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg><script>y()</script>' })
  await expect(editor.element('#first svg path')).toHaveCount(1)
  expect(await editor.element('#first').evaluate((element) => element.outerHTML)).not.toMatch(/onload|script/)
  await editor.undo()
  await editor.undo()
  await expect(editor.element('img')).toHaveCount(0)
  await expect(window.getByRole('banner').getByRole('button', { name: /^Undo/ })).toBeDisabled()
})

test.describe(() => {
  test.use({ installs: false })

  test('texts are formatted by mouse and by keys, and commands say why they refuse', async ({
    page: window,
    editor,
  }) => {
    await test.step('the format bar by mouse: each format, a link, and undo of the whole text as one step', async () => {
      const { x, y } = await editor.centreOf(editor.element('#text'))
      await window.mouse.dblclick(x, y)
      await window.keyboard.press('ControlOrMeta+A')
      const bar = window.getByRole('toolbar', { name: 'Text format' })
      for (const name of [/^Bold/, /^Italic/, /^Underline/, /^Strikethrough/]) {
        await bar.getByRole('button', { name }).click()
        await expect(bar.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
      }
      await bar.getByRole('button', { name: 'Link', exact: true }).click()
      await window.getByLabel('Link address').fill('https://example.com/')
      await window.keyboard.press('Enter')
      await window.keyboard.press('Escape')
      await expect(bar).toBeHidden()
      await expect(editor.element('#text a')).toHaveAttribute('href', 'https://example.com/')
      // A page may be called by its name.
      await window.mouse.dblclick(x, y)
      await bar.getByRole('button', { name: 'Link', exact: true }).click()
      await expect(window.getByRole('button', { name: 'index', exact: true })).toHaveCount(1)
      await window.getByLabel('Link address').fill('Index')
      await window.keyboard.press('Enter')
      await window.keyboard.press('Escape')
      await expect(editor.element('#text a')).toHaveAttribute('href', './index.html')
      await editor.undo()
      for (const tag of ['b', 'i', 'u', 's']) await expect(editor.element(`#text ${tag}`)).toHaveCount(1)
      await expect(editor.element('#text')).toHaveText('One two three')
      await editor.undo()
      await expect.poll(() => editor.element('#text').evaluate((element) => element.outerHTML)).toBe(source)
    })

    await test.step('formats by keyboard, a word at a time', async () => {
      await editor.select('#text')
      await window.keyboard.press('Enter')
      await window.keyboard.press('Home')
      await window.keyboard.press('ControlOrMeta+Shift+ArrowRight')
      await window.keyboard.press('ControlOrMeta+B')
      await window.keyboard.press('End')
      await window.keyboard.type(' four')
      await window.keyboard.press('Escape')
      await expect(editor.element('#text')).toHaveText('One two three four')
      await expect(editor.element('#text b')).toHaveText(/^One/)
      await editor.undo()
      await expect.poll(() => editor.element('#text').evaluate((element) => element.outerHTML)).toBe(source)
    })

    await test.step('commands say why they refuse, and find the flex around an element', async () => {
      await editor.actualSize()
      await editor.select('#row td')
      await window.keyboard.press('Alt+ArrowUp')
      await window.keyboard.press('Control+Alt+G')
      await expect(editor.toast('Not allowed: a block cannot stand in <tbody> around this.')).toBeVisible()
      await editor.select('#deep')
      await window.keyboard.press('Shift+Alt+ArrowUp')
      await expect(window.getByRole('navigation', { name: 'Path of the selected element' })).not.toContainText('deep')
      await window.keyboard.press('Control+Shift+H')
      await expect(editor.element('main')).toBeHidden()
      await window.keyboard.press('Control+Shift+H')
      await expect(editor.element('main')).toBeVisible()
    })
  })
})
