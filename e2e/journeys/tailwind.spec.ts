import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

declare const window: Window & { pergola: Pergola }

test('utilities of Tailwind show on the canvas at once, are suggested, and reach the preview', async ({
  page,
  editor,
  startSite,
}) => {
  const fetched: string[] = []
  // The compiler of the page: the service worker fetches it unasked in the end.
  page.on('request', (request) => fetched.push(request.url()))
  const isFetched = () => fetched.some((url) => url.includes('/app/late/utility-'))
  await startSite('Tailwind')
  const html = '<main class="p-8"><h1 class="title text-3xl">Light</h1></main>'
  await page.evaluate((files) => window.pergola.page.load(files), {
    html,
    css: '.title { @apply italic; word-spacing: theme(spacing.1) }',
  })
  expect(isFetched()).toBe(false)

  await editor.openPlace('Settings')
  await page.getByRole('switch', { name: 'Use Tailwind CSS' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => editor.styleOf('main', 'padding-top')).toBe('32px')
  await expect.poll(() => editor.styleOf('h1', 'font-size')).toBe('30px')
  await expect.poll(() => editor.styleOf('h1', 'font-style')).toBe('italic')
  expect(isFetched()).toBe(true)

  await editor.select('.title')
  await editor.tab('Styling')
  await page.getByRole('combobox', { name: /class/i }).first().fill('bg-red-5')
  await page.getByRole('option', { name: 'bg-red-500', exact: true }).click()
  await expect.poll(() => editor.styleOf('h1', 'background-color')).not.toBe('rgba(0, 0, 0, 0)')
  // A variant, and a value of one's own: nobody suggests them, and they are taken as they are typed.
  const classes = page.getByRole('combobox', { name: /class/i }).first()
  for (const typed of ['md:tracking-widest', 'w-[370px]']) {
    await classes.fill(typed)
    await classes.press('Enter')
  }
  await expect.poll(() => editor.styleOf('h1', 'width')).toBe('370px')
  await expect(editor.element('h1')).toHaveClass(/md:tracking-widest w-\[370px\]$/)
  await editor.save()

  await page.keyboard.press('ControlOrMeta+Shift+P')
  const shown = page.getByRole('dialog', { name: 'Preview' }).locator('iframe').contentFrame()
  await expect(shown.locator('main')).toHaveCSS('padding-top', '32px')
  await expect(shown.locator('h1')).toHaveCSS('word-spacing', '4px')
  await expect(shown.locator('h1')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(shown.locator('link[href$="css/tailwind/index.css"]')).toHaveCount(1)
})
