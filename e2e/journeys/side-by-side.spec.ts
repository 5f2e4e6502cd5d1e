import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('every breakpoint is seen at once, and the one that is pressed is edited', async ({ page, editor, startSite }) => {
  await startSite('Side by side', 'Heading')
  const menu = (label: string) => page.getByRole('button', { name: `Breakpoints, editing ${label}` })
  const frames = page.locator('iframe[title="index"]')
  const cover = (name: RegExp) => page.getByRole('button', { name })
  const colours = async () => {
    const count = await frames.count()
    const headings = Array.from({ length: count }, (_none, at) => frames.nth(at).contentFrame().locator('h1'))
    return Promise.all(headings.map((each) => each.evaluate((element) => getComputedStyle(element).color)))
  }

  await test.step('an edge that is dragged looks at another width, and a double click goes back', async () => {
    const edge = page.getByRole('slider', { name: 'Width of the page frame' })
    const box = (await edge.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x - 200, box.y + box.height / 2, { steps: 4 })
    await expect(page.getByRole('status').filter({ hasText: 'px · ' })).toBeVisible()
    await page.mouse.up()
    await expect(menu('≤ 768')).toBeVisible()
    await page.keyboard.press('1')
    await expect(menu('Base')).toBeVisible()
  })

  await test.step('a key opens the row, and a press on a frame edits there and selects', async () => {
    await page.keyboard.press('4')
    await expect(frames).toHaveCount(3)
    const box = (await cover(/^Edit Mobile/).boundingBox())!
    await page.mouse.click(box.x + box.width / 3, box.y + 12)
    await expect(menu('≤ 480')).toBeVisible()
    await editor.style('Typography', 'Color', 'rgb(2, 0, 0)')
    // The edited frame comes first: the others are wider.
    await expect
      .poll(colours)
      .toEqual(['rgb(2, 0, 0)', expect.not.stringMatching('rgb\\(2'), expect.not.stringMatching('rgb\\(2')])
  })

  await test.step('with nothing but keys the base is edited, seen in all frames and taken back', async () => {
    await cover(/^Edit Base/).focus()
    await page.keyboard.press('Enter')
    await expect(menu('Base')).toBeVisible()
    await editor.style('Typography', 'Color', 'rgb(9, 0, 0)')
    await expect
      .poll(async () => (await colours()).toSorted())
      .toEqual(['rgb(2, 0, 0)', 'rgb(9, 0, 0)', 'rgb(9, 0, 0)'])
    await editor.undo()
    await expect.poll(async () => (await colours()).filter((each) => each === 'rgb(9, 0, 0)')).toEqual([])
    await page.getByRole('button', { name: 'Breakpoints side by side' }).click()
    await expect(frames).toHaveCount(1)
  })
})
