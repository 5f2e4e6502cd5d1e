import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'

/** The page being edited is the user's own; everything around it is ours. */
async function seriousProblems(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox="allow-same-origin allow-scripts"]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('axe finds nothing serious in the workspace', async ({ page, workspace, editor }) => {
      await workspace.open()
      await expect(page.getByText('No Projects Yet')).toBeVisible()
      expect(await seriousProblems(page)).toEqual([])
      await page.getByRole('button', { name: 'New site' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await seriousProblems(page)).toEqual([])
      await page.keyboard.press('Escape')
      await workspace.create('Axe')
      await editor.ready()
      await editor.leave()
      await expect(workspace.card('Axe')).toBeVisible()
      expect(await seriousProblems(page)).toEqual([])
    })

    test('axe finds nothing serious in the editor', async ({ page, workspace, editor }) => {
      await workspace.open()
      await workspace.create('Axe')
      await editor.ready()
      expect(await seriousProblems(page), 'blocks').toEqual([])
      await editor.dropBlock('Section')
      await editor.dropBlock('Heading', 'section')
      await editor.select('h1')
      for (const tab of ['Styling', 'Traits', 'Commands']) {
        await editor.tab(tab)
        expect(await seriousProblems(page), tab).toEqual([])
      }
      await editor.tab('Interactions')
      const interactions = page.getByRole('region', { name: 'Interactions', exact: true })
      for (const [index, [label, text]] of [
        ['Add Interaction', 'click'],
        ['Add Action', 'Do Animation'],
        ['Add Action', 'Hide Element'],
      ].entries()) {
        await interactions.getByLabel(label ?? '', { exact: true }).fill(text ?? '')
        await interactions
          .getByRole('button', { name: 'Add', exact: true })
          .nth(index === 0 ? 0 : 1)
          .click()
      }
      await expect(interactions.getByRole('heading', { name: 'Hide Element' })).toBeVisible()
      expect(await seriousProblems(page), 'Interactions').toEqual([])
      await interactions.getByRole('button', { name: 'Delete interaction click' }).click()
      await expect(editor.element('h1')).not.toHaveAttribute('interaction-id')
      for (const place of ['Layers', 'Pages', 'Animation Builder']) {
        await editor.openPlace(place)
        expect(await seriousProblems(page), place).toEqual([])
      }
      for (const place of ['Files Manager', 'Settings']) {
        await editor.openPlace(place)
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await seriousProblems(page), place).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      for (const place of ['Page Code Manager', 'Page Helmet']) {
        await editor.openPlace(place)
        await expect(page.getByRole('textbox', { name: /^Code of HTML|^Custom Meta Tags/ })).toBeVisible()
        expect(await seriousProblems(page), place).toEqual([])
        // Escape belongs to the code while the caret stands in it.
        await page.getByRole('button', { name: 'Close', exact: true }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await page.keyboard.press('ControlOrMeta+K')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await seriousProblems(page), 'palette').toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('ControlOrMeta+/')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      expect(await seriousProblems(page), 'shortcuts').toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('banner').getByRole('button', { name: 'More tools' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      expect(await seriousProblems(page), 'menu').toEqual([])
      await page.getByRole('menuitem', { name: 'Clear canvas' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await seriousProblems(page), 'confirmation').toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('ControlOrMeta+S')
      await expect(page.getByRole('button', { name: 'Close message' }).first()).toBeVisible()
      expect(await seriousProblems(page), 'messages').toEqual([])
    })
  })
}
