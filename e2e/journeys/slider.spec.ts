import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'

interface Slider extends HTMLElement {
  readonly swiper: { readonly activeIndex: number; readonly snapGrid: readonly number[] }
}

test('a slider is filled, told what each device shows, turned in the preview and exported with what it uses', async ({
  page,
  workspace,
  editor,
  startSite,
}) => {
  await startSite('Slider')
  await editor.dropBlock('Slider')
  await expect(editor.canvas.locator('swiper-slide')).toHaveCount(3)
  // A slide at a time, as wide as the slider.
  const widthOf = (selector: string) =>
    editor.element(selector).evaluate((found) => found.getBoundingClientRect().width)
  expect(await widthOf('swiper-slide')).toBe(await widthOf('swiper-container'))

  // What is dropped on it goes into a slide, never between them.
  await editor.dropBlock('Heading', 'swiper-slide')
  await expect(editor.canvas.locator('swiper-slide:first-child > h1')).toBeVisible()
  await expect(editor.canvas.locator('swiper-container > :not(swiper-slide)')).toHaveCount(0)

  await page.getByRole('tree').getByText('Slider', { exact: true }).click()
  await editor.tab('Traits')
  await page.getByRole('button', { name: 'Enable sliders' }).click()
  await expect(page.getByRole('button', { name: 'Enable sliders' })).toBeHidden()
  await editor.attribute('Slides', '5')
  await expect(editor.canvas.locator('swiper-slide')).toHaveCount(5)
  await editor.attribute('Slides', 'many')
  await expect(page.getByText('A whole number from 0 to 500')).toBeVisible()
  await editor.attribute('Slides', '4')
  await expect(editor.canvas.locator('swiper-slide')).toHaveCount(4)
  await editor.attribute('Slides', '6')
  await expect(editor.canvas.locator('swiper-slide')).toHaveCount(6)

  await editor.attribute('Slides per view', '2')
  await editor.attribute('Space between', '20')
  await expect.poll(() => widthOf('swiper-slide')).toBe(((await widthOf('swiper-container')) - 20) / 2)
  await editor.device('mobile')
  await editor.attribute('Slides per view', '1')
  await expect.poll(() => widthOf('swiper-slide')).toBe(await widthOf('swiper-container'))
  await editor.device('desktop')
  await expect(page.getByLabel('Slides per view', { exact: true })).toHaveValue('2')
  await expect.poll(() => widthOf('swiper-slide')).toBe(((await widthOf('swiper-container')) - 20) / 2)

  await editor.attribute('Speed', '0')
  await editor.press(page.getByRole('button', { name: /^Keyboard/ }), 'aria-expanded')
  await page.getByRole('switch', { name: 'Keyboard' }).click()
  await expect(editor.element('swiper-container')).toHaveAttribute('keyboard', 'true')
  await editor.save()

  await page.keyboard.press('ControlOrMeta+Shift+P')
  const overlay = page.getByRole('dialog', { name: 'Preview' })
  const shown = overlay.locator('iframe').contentFrame().locator('swiper-container')
  const active = () => shown.evaluate((slider) => (slider as Slider).swiper.activeIndex)
  await expect(shown.getByRole('button', { name: 'Next slide' })).toBeVisible()
  // Its arrows are drawn before the library has measured the slides; until then there is nowhere to go.
  await expect.poll(() => shown.evaluate((slider) => (slider as Slider).swiper.snapGrid.length)).toBeGreaterThan(1)
  await shown.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(active).toBe(1)
  await expect(shown.getByRole('group', { name: '2 / 6' })).toBeVisible()
  // A press on the arrow leaves the keys where they were: with the editor.
  await overlay.locator('iframe').click()
  await page.keyboard.press('ArrowRight')
  await expect.poll(active).toBe(2)
  await overlay.getByRole('button', { name: 'Close' }).click()
  await editor.leave()

  const files = unzipSync(await readFile(await workspace.export('Slider')))
  const html = strFromU8(files['index.html'] ?? new Uint8Array())
  // Each slide stands on a line of its own, those that were added among them.
  expect(html.match(/^ {2}<swiper-slide class="p-10 drop">/gm)).toHaveLength(6)
  expect(html).not.toMatch(/^\s*$\n^\s*<swiper-slide/m)
  expect(html).toContain(`breakpoints='{"361":{"slidesPerView":2}}'`)
  expect([...html.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source)).toEqual(
    ['a11y', 'keyboard', 'navigation', 'pagination', 'swiper'].map((name) => `./libs/js/swiper/${name}.js`),
  )
  expect(Object.keys(files).filter((path) => path.startsWith('libs/'))).toHaveLength(7)
})
