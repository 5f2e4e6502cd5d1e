import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

const html = '<p style="color: var(--accent-500); font-size: var(--text-base)">text</p>\n'
const css = ':root {\n  --paper: #fff;\n  --accent-500: rgb(1, 2, 3);\n}\n'

test('a ramp of colours, a type scale and a space scale are made in one step each, seen on the page before', async ({
  page,
  editor,
  startSite,
}) => {
  const list = page.getByRole('region', { name: 'Variables' })
  const sheet = async () => (await page.evaluate(() => window.pergola.page.source())).css
  const valueOf = (name: string) =>
    editor.element('html').evaluate((root, property) => getComputedStyle(root).getPropertyValue(property), name)
  const colour = () => editor.styleOf('p', 'color')
  const open = async (maker: string) => {
    await list.getByRole('button', { name: 'Make variables' }).click()
    await page.getByRole('menuitem', { name: maker }).click()
    return page.getByRole('region', { name: maker })
  }

  await startSite('Makers')
  await page.evaluate(([body, styles]) => window.pergola.page.load({ html: body, css: styles, js: '' }), [
    html,
    css,
  ] as const)
  await editor.openPlace('Variables')

  await test.step('the ramp is seen with its contrast, and on the page once a name is to be replaced', async () => {
    const form = await open('Colour ramp')
    await form.getByLabel('Name', { exact: true }).fill('accent')
    await form.getByRole('textbox', { name: 'Colour', exact: true }).fill('#3b82f6')
    await page.keyboard.press('Tab')
    const made = form.getByRole('list', { name: 'What is made' }).getByRole('listitem')
    await expect(made).toHaveCount(11)
    await expect(made.nth(5)).toContainText('--accent-500')
    await expect(made.nth(5).getByText('3.67 large')).toBeVisible()
    await expect(made.nth(8).getByLabel('8.99 to 1 in the light: AAA')).toBeVisible()
    await expect.poll(colour).toBe('rgb(1, 2, 3)')
    await form.getByRole('button', { name: 'Replace', exact: true }).click()
    await expect.poll(colour).toBe('oklch(0.6231 0.188 259.81)')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(colour).toBe('rgb(1, 2, 3)')
    expect(await sheet()).toBe(css)
  })

  await test.step('what is there already is skipped or replaced, and all is one step', async () => {
    const form = await open('Colour ramp')
    await form.getByLabel('Name', { exact: true }).fill('accent')
    await form.getByRole('textbox', { name: 'Colour', exact: true }).fill('#3b82f6')
    await form.getByRole('button', { name: 'hex', exact: true }).click()
    await form.getByRole('button', { name: 'Add 10' }).click()
    await expect.poll(() => valueOf('--accent-600')).toBe('#306bcd')
    expect(await valueOf('--accent-500')).toBe('rgb(1, 2, 3)')
    await editor.undo()
    await expect.poll(() => valueOf('--accent-600')).toBe('')
  })

  await test.step('by keys alone: a type scale that grows with the window', async () => {
    await list.getByRole('button', { name: 'Make variables' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Colour ramp' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Fluid type scale' })).toBeFocused()
    await page.keyboard.press('Enter')
    const form = page.getByRole('region', { name: 'Fluid type scale' })
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => valueOf('--text-base')).toBe('clamp(1rem, 0.9565rem + 0.2174vw, 1.125rem)')
    await expect.poll(() => editor.styleOf('p', 'font-size')).toBe('18px')
    await expect(list.getByRole('listitem', { name: '--text-xl', exact: true })).toBeVisible()
    await expect(list.getByRole('button', { name: 'Make variables' })).toBeFocused()
    await editor.undo()
    await expect.poll(() => valueOf('--text-base')).toBe('')
  })

  await test.step('Escape leaves a maker as if it had not been opened', async () => {
    const form = await open('Fluid space scale')
    await expect(form.getByRole('listitem')).toHaveCount(8)
    await page.keyboard.press('Escape')
    await expect(list).toBeVisible()
    expect(await sheet()).toBe(css)
  })
})
