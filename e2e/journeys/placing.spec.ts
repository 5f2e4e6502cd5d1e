import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

test.use({ installs: false })

const page = `<!doctype html><style>
body { margin: 0; font: 16px/1.5 sans-serif }
@keyframes grow { to { height: 160px } }
.above { height: 20px }
.above.late { animation: grow 0.5s forwards }
.stage { position: relative; height: 360px; margin: 40px; background: #eef }
.dot { width: 120px; height: 60px; background: #9cf }
.one { position: absolute; left: 5%; top: 30px }
.two { position: absolute; right: 20rem; top: 200px }
.three { position: absolute; left: 300px; bottom: 20px }
.grid { display: grid; grid-template: 80px 80px / repeat(4, 1fr); gap: 10px; margin: 40px; background: #efe }
.cell { grid-column: 1 / span 2; grid-row: 1; background: #fc9 }
</style>
<div class="above"></div>
<div class="stage"><div class="dot one">One</div><div class="dot two">Two</div><div class="dot three">Three</div></div>
<div class="grid"><div class="cell">Cell</div></div>`

test('positioned elements and cells are placed by hand, and outlines follow what moves by itself', async ({
  page: window,
  workspace,
  editor,
}) => {
  await workspace.open()
  await workspace.load(zip('placing.zip', { 'index.html': page }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('placing')
  await expect(editor.element('.one')).toBeVisible()
  // Where it is seen: while it is dragged it is drawn there, and its insets are written when it is let go of.
  const place = (selector: string) =>
    editor.element(selector).evaluate((element: HTMLElement) => {
      const { left, top } = element.getBoundingClientRect()
      const from = element.offsetParent?.getBoundingClientRect()
      return [Math.round(left - (from?.left ?? 0)), Math.round(top - (from?.top ?? 0))]
    })

  await test.step('a drag is drawn to the edge of another one, in the scaled frame', async () => {
    await editor.select('.one')
    const from = await editor.centreOf(editor.element('.one'))
    const to = await editor.centreOf(editor.element('.three'))
    await window.mouse.move(from.x, from.y)
    await window.mouse.down()
    await window.mouse.move(from.x + 20, from.y + 10, { steps: 2 })
    await window.mouse.move(to.x + 3, from.y + 12, { steps: 6 })
    await expect.poll(async () => (await place('.one'))[0]).toBe(300)
    await window.mouse.up()
    expect(await editor.element('style').textContent()).toMatch(
      /\.one \{ position: absolute; left: [\d.]+%; top: \d+px \}/,
    )
  })

  await test.step('arrow keys nudge it, and one undo takes the run back', async () => {
    const [left = 0, top = 0] = await place('.one')
    await window.keyboard.press('Shift+ArrowDown')
    await window.keyboard.press('ArrowDown')
    await expect.poll(() => place('.one')).toEqual([left, top + 11])
    await editor.undo()
    await expect.poll(() => place('.one')).toEqual([left, top])
  })

  await test.step('several are aligned by a button above the classes', async () => {
    await editor.select('.one')
    await editor.tab('Styling')
    const { x, y } = await editor.centreOf(editor.element('.two'))
    await window.keyboard.down('Shift')
    await window.mouse.click(x, y)
    await window.keyboard.up('Shift')
    await window.getByRole('toolbar', { name: 'Align' }).getByRole('button', { name: 'Align left' }).click()
    await expect.poll(async () => (await place('.two'))[0]).toBe((await place('.one'))[0])
  })

  await test.step('a child of a grid goes to the cells under the pointer', async () => {
    await editor.select('.cell')
    // It takes up the first two of four columns in the first of two rows.
    const from = await editor.centreOf(editor.element('.cell'))
    const middle = await editor.centreOf(editor.element('.grid'))
    const column = middle.x - from.x
    await window.mouse.move(from.x - 30, from.y)
    await window.mouse.down()
    await window.mouse.move(from.x, from.y + 8, { steps: 2 })
    await window.mouse.move(middle.x + column / 2, 2 * middle.y - from.y, { steps: 6 })
    await window.mouse.up()
    expect(await editor.styleOf('.cell', 'grid-row-start')).toBe('2')
    expect(await editor.styleOf('.cell', 'grid-column-start')).toBe('3')
  })

  await test.step('while its place is edited it goes over the drawn lines by its edges, to other cells, and by keys', async () => {
    const lines = async () => [
      await editor.styleOf('.cell', 'grid-row'),
      await editor.styleOf('.cell', 'grid-column'),
      await editor.styleOf('.cell', 'grid-row-end'),
    ]
    const toggle = window.getByRole('button', { name: 'Place in the grid' })
    await editor.press(window.getByRole('button', { name: /^Layout/ }).first(), 'aria-expanded')
    await toggle.focus()
    await window.keyboard.press('Enter')
    const cell = (row: number, column: number) =>
      editor.centreOf(window.locator('[class*=grid] > [data-kind="cell"]').nth((row - 1) * 4 + column - 1))
    await window.locator('[class*=grid] > [data-kind="cell"]').nth(7).waitFor()
    const edge = window.locator('[class*=place]:not([hidden]) > [data-x="left"]:not([data-y])')
    // The outline stands a picture later where the last drag has put the element.
    await expect.poll(async () => Math.abs((await editor.centreOf(edge)).y - (await cell(2, 3)).y)).toBeLessThan(3)
    await editor.drag(await editor.centreOf(edge), await cell(2, 2))
    await expect.poll(lines).toEqual(['2', '2 / 5', 'auto'])
    await editor.drag(await cell(2, 3), await cell(1, 3))
    await expect.poll(lines).toEqual(['1', '2 / 5', 'auto'])
    await editor.drag(await cell(2, 1), await cell(2, 2))
    await expect.poll(lines).toEqual(['2', '1 / 3', 'auto'])
    await window.keyboard.press('ArrowUp')
    await window.keyboard.press('Shift+ArrowRight')
    await expect.poll(lines).toEqual(['1', '1 / 4', 'auto'])
    for (let step = 0; step < 5; step += 1) await editor.undo()
    await expect.poll(lines).toEqual(['2', '3 / span 2', 'auto'])
    await toggle.click()
    await expect(edge).toHaveCount(0)
  })

  await test.step('the outline follows an animation that nobody pointed at', async () => {
    const outlined = async () => (await editor.centreOf(window.locator('[class*=selected]:not([hidden])'))).y
    const stands = async () => (await editor.centreOf(editor.element('.cell'))).y
    const before = await outlined()
    await editor.element('.above').evaluate((element) => element.classList.add('late'))
    await expect.poll(stands).toBeGreaterThan(before + 50)
    await expect.poll(async () => Math.abs((await outlined()) - (await stands()))).toBeLessThan(1)
  })
})
