import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { createCountingHand } from '../actors/counting-hand.ts'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

/** More than this and a person has been stopped by something. */
const most = 250

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1024, height: 700 },
]) {
  test(`a landing page by hand at ${viewport.width} × ${viewport.height} takes at most ${most} actions`, async ({
    page,
    editor,
    workspace,
  }) => {
    await page.setViewportSize(viewport)
    const hand = createCountingHand(page, editor)

    await test.step('a new site', async () => {
      await workspace.open()
      await hand.click(page.getByRole('button', { name: 'New site' }))
      await expect(page.getByLabel('Project Name')).toBeFocused()
      await hand.type('Bakery')
      await hand.key('Enter')
      await editor.ready()
      await hand.key('Escape')
    })

    await test.step('a navigation with three links', async () => {
      await hand.add('container')
      await hand.style('display: flex; flex-direction: row; gap: 24px; justify-content: end')
      await hand.add('link')
      await hand.write('Home')
      for (const text of ['Prices', 'Contact']) {
        await hand.duplicate()
        await hand.write(text)
      }
    })

    await test.step('a hero', async () => {
      await hand.add('section')
      await hand.style('padding: 96px 24px; text-align: center; background-color: #fde68a')
      await hand.add('heading')
      await hand.write('Bread of the day')
      await hand.style('font-size: 56px')
      await hand.add('text')
      await hand.write('Baked at four in the morning, sold until noon.')
      await hand.add('button')
      await hand.write('Order a loaf')
      await hand.style('background-color: #92400e; color: #fff; border-radius: 8px')
      await hand.state(':hover')
      await hand.style('background-color: #451a03')
    })

    await test.step('three cards in a grid', async () => {
      await hand.add('section')
      await hand.add('block')
      await hand.style('padding: 24px; border-radius: 12px; background-color: #fffbeb')
      await hand.add('heading')
      await hand.write('Rye')
      await hand.add('text')
      await hand.write('Dark and dense.')
      await hand.key('Escape')
      await hand.duplicate()
      await hand.duplicate()
      // The container around the cards.
      await hand.key('Escape')
      await hand.style('display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px')
      await hand.rewrite('h2 >> nth=1', 'Wheat')
      await hand.rewrite('h2 >> nth=2', 'Spelt')
    })

    await test.step('a form', async () => {
      await hand.add('section')
      await hand.add('heading')
      await hand.write('Contact')
      await hand.add('input')
      await hand.duplicate()
      await hand.add('button')
      await hand.write('Send')
      await hand.key('Escape', 'd')
      await hand.fill(page.getByLabel('Tag', { exact: true }), 'form')
      await expect(editor.element('form button')).toHaveText('Send')
      await hand.key('Escape')
    })

    await test.step('a footer', async () => {
      await hand.add('section')
      await hand.style('background-color: #1c1917; color: #fafaf9')
      await hand.add('text')
      await hand.write('Bakery, Mill Lane 4')
    })

    await test.step('tablet and mobile', async () => {
      await hand.point('h2')
      await hand.key('Escape', 'Escape')
      await hand.key('2')
      await hand.style('grid-template-columns: 1fr 1fr')
      await hand.key('3')
      await hand.style('grid-template-columns: 1fr')
      await hand.key('1')
    })

    await test.step('a second page with the same navigation', async () => {
      await hand.point('a')
      await hand.key('Escape', 'ControlOrMeta+C')
      await hand.click(
        page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Pages', exact: true }),
      )
      await hand.click(page.getByLabel('New page name'))
      await hand.type('prices')
      await hand.key('Enter')
      await expect(page.locator('iframe[title="prices"]')).toBeVisible()
      await editor.loaded()
      await hand.key('Escape', 'ControlOrMeta+V')
      // A clipboard takes its time: who adds something before it is there has it in front, and the navigation selected.
      await expect(editor.canvas.locator('a')).toHaveCount(3)
      await hand.add('heading')
      await hand.write('Prices')
      await editor.save()
    })

    const site = await exported()
    const { 'index.html': index = '', 'pages/prices.html': prices = '', 'global/global.css': css = '' } = site
    expect([index.match(/<a /g)?.length, index.match(/<h2/g)?.length, index.match(/<input/g)?.length]).toEqual([
      3, 4, 2,
    ])
    expect(index).not.toContain('<script')
    expect(prices.match(/<a /g)?.length).toBe(3)
    for (const text of ['Bread of the day', 'Wheat', 'Spelt', 'Mill Lane 4']) expect(index).toContain(text)
    for (const rule of [/:hover\s*\{/, /@media[^{]*768/, /@media[^{]*480/, /repeat\(3, ?1fr\)/])
      expect(css).toMatch(rule)
    expect(css).toContain('display: flex')
    expect(index).toContain('<form ')
    test.info().annotations.push({ type: 'actions', description: String(hand.actions()) })
    expect(hand.actions()).toBeLessThanOrEqual(most)

    async function exported() {
      const download = page.waitForEvent('download')
      await hand.click(page.getByRole('banner').getByRole('button', { name: 'Export' }))
      const zip = unzipSync(await readFile(await (await download).path()))
      return Object.fromEntries(Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes)]))
    }
  })
}
