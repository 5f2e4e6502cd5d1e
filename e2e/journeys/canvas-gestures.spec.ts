import type { Locator } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

test.use({ installs: false })

const page = `<!doctype html><style>
body { margin: 0; font: 16px/1.5 sans-serif }
.card { box-sizing: content-box; width: 300px; height: 160px; margin: 30px; padding: 20px; background: #def }
.turned { padding: 0; transform: rotate(45deg) scale(0.5) }
</style>
<div class="card one" id="one">One</div><div class="card two" id="two">Two</div><p id="text">Text</p><div class="card turned" id="turned">Turned</div><p><span id="word">Word</span></p>`

/** Pixels that a handle may stand outside its element. */
const beside = 24

/** Where a handle of an element stands, once it stands there: it is drawn a frame after the selection. */
async function handleOf(element: Locator, handle: Locator) {
  const standing = async () => {
    const [owner, box] = [await element.boundingBox(), await handle.boundingBox()]
    if (!owner || !box) return null
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const isAcross = x > owner.x - beside && x < owner.x + owner.width + beside
    return isAcross && y > owner.y - beside && y < owner.y + owner.height + beside ? { x, y } : null
  }
  await expect(handle).toBeVisible()
  await expect.poll(standing).not.toBeNull()
  const place = await standing()
  if (!place) throw new Error(`it moved away: ${handle}`)
  return place
}

test('elements are resized, padded, rounded and caught on the canvas itself', async ({
  page: window,
  workspace,
  editor,
}) => {
  await workspace.open()
  await workspace.load(zip('gestures.zip', { 'index.html': page }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('gestures')
  await expect(editor.element('#two')).toBeVisible()
  await editor.actualSize()

  await test.step('a handle resizes with a live preview; Esc takes it back, release is one step', async () => {
    const width = () => editor.styleOf('#one', 'width')
    await editor.select('#one')
    const { x, y } = await handleOf(editor.element('#one'), window.getByTitle('Drag to change the width'))
    await window.mouse.move(x, y)
    await window.mouse.down()
    await window.mouse.move(x + 50, y, { steps: 5 })
    await expect.poll(width).toBe('350px')
    await window.keyboard.press('Escape')
    await expect.poll(width).toBe('300px')
    await window.mouse.up()
    await expect(window.getByRole('banner').getByRole('button', { name: /^Undo/ })).toBeDisabled()

    await editor.drag({ x, y }, { x: x + 80, y })
    await expect.poll(width).toBe('380px')
    expect(await editor.styleOf('#two', 'width')).toBe('300px')
    await editor.undo()
    await expect.poll(width).toBe('300px')
    await expect(window.getByRole('banner').getByRole('button', { name: /^Undo/ })).toBeDisabled()
  })

  await test.step("behind a handle the keys are the page's, though a field had them before", async () => {
    const width = () => editor.styleOf('#one', 'width')
    await editor.select('#one')
    await window.getByLabel('Min W', { exact: true }).fill('120px')
    const { x, y } = await handleOf(editor.element('#one'), window.getByTitle('Drag to change the width'))
    await editor.drag({ x, y }, { x: x + 80, y })
    await expect.poll(width).toBe('380px')
    await window.keyboard.press('ControlOrMeta+Z')
    await expect.poll(width).toBe('300px')
    expect(await editor.styleOf('#one', 'min-width')).toBe('120px')
    await window.keyboard.press('ControlOrMeta+Z')
    await expect.poll(() => editor.styleOf('#one', 'min-width')).not.toBe('120px')
    await window.keyboard.press('Escape')
    await expect(window.getByRole('contentinfo', { name: 'Page status' })).not.toContainText('one')
  })

  await test.step('what is turned and scaled grows from the size it has, as far as the hand goes', async () => {
    const width = () => editor.styleOf('#turned', 'width')
    await editor.select('#turned')
    const { x, y } = await handleOf(editor.element('#turned'), window.getByTitle('Drag to change the width'))
    await editor.drag({ x, y }, { x: x + 20, y })
    await expect.poll(width).toBe('340px')
    await editor.undo()
  })

  await test.step('a word in a line has no size to drag, and says so', async () => {
    await editor.select('#word')
    const { x, y } = await handleOf(editor.element('#word'), window.getByTitle('Drag to change the width'))
    await window.mouse.move(x, y)
    await window.mouse.down()
    await window.mouse.move(x + 40, y, { steps: 4 })
    await expect(window.getByText(/^No effect: it stands in a line of text/)).toBeVisible()
    await window.mouse.up()
    await expect(window.getByRole('banner').getByRole('button', { name: /^Undo/ })).toBeDisabled()
  })

  await test.step('padding is dragged, with Alt on both sides, with Shift on all; corners are rounded', async () => {
    const padding = () => editor.styleOf('#one', 'padding')
    await editor.select('#one')
    const handle = window.getByTitle(/^padding-left:/)
    const pull = async (by: number, key?: string) => {
      const { x, y } = await handleOf(editor.element('#one'), handle)
      if (key) await window.keyboard.down(key)
      await editor.drag({ x, y }, { x: x + by, y })
      if (key) await window.keyboard.up(key)
    }
    await pull(15)
    await expect.poll(padding).toBe('20px 20px 20px 35px')
    await editor.undo()
    await editor.select('#one')
    await pull(10, 'Alt')
    await expect.poll(padding).toBe('20px 30px')
    await editor.undo()
    await editor.select('#one')
    await pull(10, 'Shift')
    await expect.poll(padding).toBe('30px')
    await editor.undo()
    await expect.poll(padding).toBe('20px')

    await editor.select('#one')
    const corner = await handleOf(editor.element('#one'), window.getByTitle(/^Corner radius/).first())
    await editor.drag(corner, { x: corner.x + 24, y: corner.y + 24 })
    await expect.poll(() => editor.styleOf('#one', 'border-radius')).toBe('24px')
  })

  await test.step('a press on a handle that moves nothing is a press on what lies below, menu and Shift included', async () => {
    await editor.select('#one')
    const { x, y } = await handleOf(editor.element('#one'), window.getByTitle(/^Corner radius/).first())
    await window.mouse.click(x, y, { button: 'right' })
    await expect(window.getByRole('menuitem', { name: /^Duplicate/ })).toBeVisible()
    await window.keyboard.press('Escape')
    await window.keyboard.down('Shift')
    await window.mouse.click(x, y)
    await window.keyboard.up('Shift')
    await expect(window.getByRole('contentinfo', { name: 'Page status' })).toContainText('Nothing selected')
  })

  await test.step('a frame drawn over empty canvas selects what it catches; with Shift it adds', async () => {
    const one = await editor.element('#one').boundingBox()
    const two = await editor.element('#two').boundingBox()
    if (!one || !two) throw new Error('the cards are not there')
    const right = one.x + one.width + 60
    await editor.drag({ x: right, y: one.y - 10 }, { x: one.x + 100, y: two.y + 40 })
    await expect(window.getByText('2 elements', { exact: true })).toBeVisible()
    await window.keyboard.press('Delete')
    await expect(editor.element('#one')).toHaveCount(0)
    await expect(editor.element('#two')).toHaveCount(0)
    await editor.undo()
    await expect(editor.element('#two')).toHaveCount(1)

    await editor.select('#text')
    await window.keyboard.down('Shift')
    await editor.drag({ x: one.x + 50, y: one.y + 50 }, { x: one.x + 90, y: two.y + 40 })
    await window.keyboard.up('Shift')
    await expect(window.getByText('3 elements', { exact: true }).first()).toBeVisible()
  })
})
