import type { Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'
import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

test.use({ installs: false })

declare const window: Window & { axe: typeof axe }

const standards: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** What a colour scheme decides; every other rule reads names, roles and places, which both schemes share. */
const rulesOfColour: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * The end of a bar is as narrow as a bar may be short, and the edge of the frame as what a page may have beside it: both
 * lengths have a field as well (WCAG 2.5.8, Equivalent).
 */
const hasEquivalent = (html: string) => /aria-label="(?:Duration of |Width of the page frame)/.test(html)

/** The page being edited is the user's own; everything around it is ours. */
async function problemsBy(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (only) =>
      window.axe.run(
        { exclude: ['iframe[sandbox="allow-same-origin allow-scripts"]:not([aria-hidden])'] },
        { runOnly: only, resultTypes: ['violations'], iframes: false },
      ),
    runOnly,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ html }) => id !== 'target-size' || !hasEquivalent(html)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** A colour on its way to another is neither of them. */
function coloursSettled(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
}

/** What both colour schemes show, and what is wrong with the colours of the light one alone. */
async function seriousProblems(page: Page): Promise<{ dark: string[]; light: string[] }> {
  await coloursSettled(page)
  const dark = await problemsBy(page, standards)
  await page.emulateMedia({ colorScheme: 'light' })
  await coloursSettled(page)
  const light = await problemsBy(page, rulesOfColour)
  await page.emulateMedia({ colorScheme: 'dark' })
  return { dark, light }
}

const none = { dark: [], light: [] }

test('axe finds nothing serious in the workspace and where a project is trusted, dark or light', async ({
  page,
  workspace,
  editor,
}) => {
  await workspace.open()
  await expect(page.getByText('No Projects Yet')).toBeVisible()
  expect(await seriousProblems(page)).toEqual(none)
  await page.getByRole('button', { name: 'New site' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await seriousProblems(page)).toEqual(none)
  await page.keyboard.press('Escape')
  await workspace.create('Axe')
  await editor.ready()
  await editor.leave()
  await expect(workspace.card('Axe')).toBeVisible()
  expect(await seriousProblems(page)).toEqual(none)
  const script = '<h1 onclick="alert(1)">Hello</h1><script>document.title = "ran"</script>'
  await workspace.load(zip('scripted.zip', { 'index.html': script }))
  await workspace.edit('scripted')
  await editor.ready()
  await page.getByRole('button', { name: 'Review and trust' }).click()
  await expect(page.getByRole('dialog')).toContainText('alert(1)')
  expect(await seriousProblems(page), 'trust').toEqual(none)
})

test('axe finds nothing serious in the editor, dark or light', async ({ page, editor, startSite }) => {
  await startSite('Axe')
  expect(await seriousProblems(page), 'blocks').toEqual(none)
  const blocks = page.getByRole('region', { name: 'Blocks' })
  await blocks.getByRole('button', { name: 'Sections', exact: true }).click()
  await expect(blocks.getByRole('button', { name: 'Hero, centred' })).toBeVisible()
  expect(await seriousProblems(page), 'sections').toEqual(none)
  await blocks.getByRole('button', { name: 'Blocks', exact: true }).click()
  await editor.dropBlock('Section')
  await editor.dropBlock('Heading', 'section')
  await editor.select('h1')
  for (const tab of ['Styling', 'Traits', 'Commands']) {
    await editor.tab(tab)
    expect(await seriousProblems(page), tab).toEqual(none)
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
  expect(await seriousProblems(page), 'Interactions').toEqual(none)
  await interactions.getByRole('button', { name: 'Delete interaction click' }).click()
  await expect(editor.element('h1')).not.toHaveAttribute('interaction-id')
  for (const place of ['Layers', 'Pages', 'Animation Builder']) {
    await editor.openPlace(place)
    expect(await seriousProblems(page), place).toEqual(none)
  }
  for (const place of ['Files Manager', 'Fonts Installer', 'Symbols & Templates', 'Rest API Models', 'Settings']) {
    await editor.openPlace(place)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await seriousProblems(page), place).toEqual(none)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  for (const place of ['Page Code Manager', 'Page Helmet']) {
    await editor.openPlace(place)
    await expect(page.getByRole('textbox', { name: /^Code of HTML|^Custom Meta Tags/ })).toBeVisible()
    expect(await seriousProblems(page), place).toEqual(none)
    // Escape belongs to the code while the caret stands in it.
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await editor.openPlace('Files Manager')
  await page.getByRole('button', { name: 'All files' }).click()
  await page.getByRole('treeitem', { name: 'global', exact: true }).click()
  expect(await seriousProblems(page), 'all files').toEqual(none)
  await page.getByRole('treeitem', { name: 'global.css', exact: true }).dblclick()
  await expect(page.getByRole('textbox', { name: 'Text of global/global.css' })).toBeVisible()
  expect(await seriousProblems(page), 'File Editor').toEqual(none)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await seriousProblems(page), 'palette').toEqual(none)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+/')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await seriousProblems(page), 'shortcuts').toEqual(none)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'More tools' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await seriousProblems(page), 'menu').toEqual(none)
  for (const name of ['style block', 'add blocks', 'hash elements']) {
    await expect(page.getByRole('menu').getByText(name, { exact: true })).toBeVisible()
  }
  await page.getByRole('menuitem', { name: 'clear canvas' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await seriousProblems(page), 'confirmation').toEqual(none)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByRole('button', { name: 'Close message' }).first()).toBeVisible()
  expect(await seriousProblems(page), 'messages').toEqual(none)
})

test('axe finds nothing serious in what moves, checks, keeps and shows a page, dark or light', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Axe', 'Heading')
  await editor.select('h1')
  await editor.tab('Motion')
  await page.getByRole('region', { name: 'Motion', exact: true }).getByRole('button', { name: 'Add Animation' }).click()
  await expect(editor.element('h1')).toHaveAttribute('motion-id', /^mt\d+$/)
  expect(await seriousProblems(page), 'Motion').toEqual(none)
  await editor.openPlace('Page checks')
  await expect(page.getByText('Nothing found')).toBeVisible()
  expect(await seriousProblems(page), 'Page checks').toEqual(none)
  await editor.openPlace('Find and replace')
  await page.getByLabel('Find', { exact: true }).fill('heading')
  await expect(page.getByRole('treeitem', { name: /^Line/ })).toBeVisible()
  expect(await seriousProblems(page), 'Find and replace').toEqual(none)
  await editor.openPlace('Outline')
  await expect(page.getByRole('region', { name: 'Headings' })).toBeVisible()
  expect(await seriousProblems(page), 'Outline').toEqual(none)

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (const [name, open] of [
    ['Create symbol', () => press('Create symbol')],
    ['Library Installer', () => editor.openPlace('Library Installer')],
    ['History', () => editor.openPlace('History')],
    ['Share', () => press('Share')],
  ] as const) {
    await open()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    expect(await seriousProblems(page), name).toEqual(none)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.keyboard.press('ControlOrMeta+Shift+P')
  await expect(page.getByRole('dialog', { name: 'Preview' }).frameLocator('iframe').locator('h1')).toBeVisible()
  expect(await seriousProblems(page), 'Preview').toEqual(none)
})

test('the developer’s file browser is dark in both schemes, and so its buttons are light', async ({
  page,
  startSite,
}) => {
  await startSite('Files')
  await page.goto(new URL('/opfs-dev', page.url()).href)
  const button = page.getByRole('button', { name: /^Export / }).first()
  await expect(button).toBeVisible()
  const colour = () => button.evaluate((shown) => getComputedStyle(shown).color)
  const inDark = await colour()
  await page.emulateMedia({ colorScheme: 'light' })
  await coloursSettled(page)
  expect(await colour()).toBe(inDark)
})
