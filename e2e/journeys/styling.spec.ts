import type { Locator, Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import type { EditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'

declare const window: Window & { pergola: Pergola }

const html = `<main class="page"><section class="hero"><h1 class="title">Light</h1></section></main>`
const css = `:root { --brand: #7c5cff; --gap: 12px; }
.hero { padding: 24px; filter: blur(0px) sepia(20%); border: 2px solid tomato }
@layer base { .hero { letter-spacing: 1px } }
@container card (min-width: 300px) { .hero { color: blue } }
@supports (display: grid) { .hero { &:active { color: teal } } }
`

const panelOf = (page: Page) => page.getByRole('region', { name: 'Styling', exact: true })

const classOf = (page: Page, name: string) =>
  panelOf(page)
    .getByRole('group', { name: 'Classes' })
    .getByRole('button', { name: new RegExp(`\\.${name}$`) })
    .first()

async function source(page: Page): Promise<string> {
  return page.evaluate(async () => (await window.pergola.page.source()).css)
}

test.use({ installs: false })

/** The page as it was given, with the first line of `.hero` in the panel. */
async function begin(editor: EditorActor): Promise<void> {
  const { page } = editor
  await page.evaluate((files) => window.pergola.page.load(files), { html, css })
  await editor.select('.title')
  await page.evaluate(() => window.pergola.page.select('.hero'))
  await editor.tab('Styling')
  await editor.press(classOf(page, 'hero'), 'aria-pressed')
}

test('one sheet under all tools of the panel, each on the page as it was given', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Styling')

  await test.step('states: a line is made, styled, given another state, refused twice and deleted after the question', async () => {
    await begin(editor)
    await page.getByLabel('Add a state', { exact: true }).fill(':hover')
    await page.keyboard.press('Enter')
    await expect.poll(() => source(page)).toContain('.hero:hover')
    await panelOf(page).getByLabel('Width', { exact: true }).fill('50%')
    await page.keyboard.press('Enter')
    await expect.poll(() => source(page)).toMatch(/\.hero:hover \{\s*width: 50%;?\s*\}/)
    await page.getByLabel('Add a state', { exact: true }).fill(':hover')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This line exists already.')).toBeVisible()
    await page.getByLabel('Add a state to .hero:hover').fill('::before')
    await page.keyboard.press('Enter')
    await expect.poll(() => source(page)).toMatch(/\.hero:hover::before \{\s*width: 50%;\s*content: ""/)
    await page.getByRole('button', { name: 'Delete .hero:hover::before' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Are you sure to delete states ?')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => source(page)).toBe(css)
  })

  await test.step('rules in layers, containers and nests are edited where they stand', async () => {
    await begin(editor)
    for (const [line, typed] of [
      [/@layer base/, '11px'],
      [/@container card/, '12px'],
      [/\.hero:active · @supports/, '13px'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^\\.hero.*${line.source.replace('\\.hero', '')}`) }).click()
      await panelOf(page).getByLabel('Width', { exact: true }).fill(typed)
      await page.keyboard.press('Enter')
      await expect.poll(() => source(page)).toContain(`width: ${typed}`)
    }
    const text = await source(page)
    expect(text).toMatch(/@layer base \{ \.hero \{ letter-spacing: 1px; width: 11px;? \} \}/)
    expect(text).toMatch(/&:active \{ color: teal; width: 13px;? \}/)
  })

  await test.step('two dashes offer the custom properties and show the one that would be taken', async () => {
    await begin(editor)
    await panelOf(page).getByLabel('Min W', { exact: true }).fill('--ga')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => editor.styleOf('.hero', 'min-width')).toBe('12px')
    expect(await source(page)).not.toContain('var(')
    await page.keyboard.press('Enter')
    await expect.poll(() => source(page)).toContain('min-width: var(--gap)')
  })

  await test.step('scrubbing a label is one step', async () => {
    await begin(editor)
    await panelOf(page).getByLabel('Width', { exact: true }).fill('100px')
    await page.keyboard.press('Enter')
    const { x, y } = await editor.centreOf(panelOf(page).getByText('Width', { exact: true }))
    await editor.drag({ x, y }, { x: x + 40, y })
    await expect.poll(() => source(page)).toMatch(/width: 1[2-9]\dpx/)
    await editor.undo()
    await expect.poll(() => source(page)).toContain('width: 100px')
    // Farther than there is anything to take away: a width below zero would be refused, and taken out.
    await editor.drag({ x, y }, { x: x - 200, y })
    await expect.poll(() => source(page)).toContain('width: 0px')
    await editor.undo()
    await expect.poll(() => source(page)).toContain('width: 100px')
  })

  await test.step('a colour is taken from a saved one, and searched for by Ctrl+F', async () => {
    await begin(editor)
    await panelOf(page).getByLabel('Width', { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+F')
    await page.keyboard.type('background-color')
    await page
      .getByRole('button', { name: /^Pick.*background-color|background-color/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: /Save/ }).click()
    await expect(page.getByRole('dialog').getByRole('region', { name: /Saved/ }).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    // What is searched for hides the rest.
    await page.keyboard.press('ControlOrMeta+F')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
  })

  await test.step('filters: a function is added, changed, hidden and taken away, each in one step', async () => {
    await begin(editor)
    await editor.press(
      panelOf(page)
        .getByRole('button', { name: /^Filters/ })
        .first(),
      'aria-expanded',
    )
    await page.getByRole('button', { name: 'Add to Filters' }).click()
    await page.getByRole('menuitem', { name: 'brightness' }).click()
    await expect.poll(() => source(page)).toContain('filter: blur(0px) sepia(20%) brightness(110%)')
    await page.getByLabel('brightness', { exact: true }).fill('50')
    await page.keyboard.press('Enter')
    await expect.poll(() => editor.styleOf('.hero', 'filter')).toContain('brightness(50)')
    await page.getByRole('button', { name: 'Hide sepia' }).click()
    await expect.poll(() => editor.styleOf('.hero', 'filter')).toBe('blur(0px) brightness(50)')
    await editor.undo()
    await expect.poll(() => editor.styleOf('.hero', 'filter')).toContain('sepia')
    // Edits that follow each other faster than a hand are one step.
    for (let steps = 0; steps < 2 && (await source(page)) !== css; steps += 1) await editor.undo()
    await expect.poll(() => source(page)).toBe(css)
  })

  await test.step('a colour of a gradient is drawn along its strip, and one is added beside it', async () => {
    await begin(editor)
    await editor.press(
      panelOf(page)
        .getByRole('button', { name: /^background/ })
        .first(),
      'aria-expanded',
    )
    await page.getByRole('button', { name: 'Add to Layers' }).click()
    await page.getByRole('menuitem', { name: 'Linear gradient' }).click()
    const stops = panelOf(page).locator('[data-stop]')
    const { x, y } = await editor.centreOf(stops.first())
    await editor.drag({ x, y }, { x: x + 60, y })
    await expect.poll(() => source(page)).toMatch(/linear-gradient\(180deg, #ffffff [12]\d%, #000000 100%\)/)
    await page.mouse.click(x + 120, y)
    await expect(stops).toHaveCount(3)
  })
})

test('at its narrowest the panel cuts no value, and no name runs into one', async ({ page, editor, startSite }) => {
  await startSite('Narrow')
  await page.evaluate((files) => window.pergola.page.load(files), {
    html,
    css: `.hero { position: relative; display: flex; width: 1280px; height: auto; min-width: 12.5%; max-width: none;
      inset: auto 1280px 12.5em auto; padding: 24px 128px; margin: 24px auto; justify-content: center }`,
  })
  await editor.select('.title')
  await page.evaluate(() => window.pergola.page.select('.hero'))
  await editor.tab('Styling')
  await page.getByRole('separator', { name: 'Width of the right panel' }).press('End')
  await expect.poll(async () => (await panelOf(page).boundingBox())?.width).toBe(240)

  const isCut = (field: Element) => field.scrollWidth > field.clientWidth
  for (const name of [
    'Width',
    'Height',
    'Min W',
    'Max W',
    'Top',
    'Right',
    'Bottom',
    'Left',
    'padding left',
    'margin left',
  ])
    expect(await panelOf(page).getByLabel(name, { exact: true }).evaluate(isCut), `${name} is cut`).toBe(false)

  const boxOf = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const value = await boxOf(panelOf(page).getByLabel('padding top', { exact: true }))
  const word = await boxOf(panelOf(page).getByText('padding', { exact: true }))
  expect(word.x + word.width <= value.x || word.y + word.height <= value.y).toBe(true)
  const last = await boxOf(
    panelOf(page).getByRole('group', { name: 'Justify', exact: true }).getByRole('button').last(),
  )
  const more = await boxOf(
    panelOf(page)
      .getByRole('button', { name: /Justify/ })
      .last(),
  )
  expect(last.x + last.width).toBeLessThanOrEqual(more.x)
})

test('items of a list are dragged, moved by key, hidden and deleted; nothing else in the sheet changes by a byte', async ({
  page,
  editor,
  startSite,
}) => {
  const written = (transition: string) =>
    `/* head */\n.hero{color:RED;transition:${transition};/* stays */top:0 }\n.other { color : #FFF }\n`
  const [all, top, colour] = ['all .2s ease', 'top 1.50s cubic-bezier( .1, .2, .3, 1 )', 'color 2s']
  const before = written(`${all} , ${top},${colour}`)
  await startSite('Lists')
  await page.evaluate((files) => window.pergola.page.load(files), { html, css: before })
  await editor.select('.title')
  await page.evaluate(() => window.pergola.page.select('.hero'))
  await editor.tab('Styling')
  await editor.press(classOf(page, 'hero'), 'aria-pressed')
  await editor.press(panelOf(page).getByRole('button', { name: /^Others/ }), 'aria-expanded')
  const item = (name: string) => panelOf(page).getByRole('button', { name: new RegExp(`^${name}`), expanded: false })

  // The bar that names the file pushes the lists down when it comes.
  await expect(panelOf(page).getByText('index.css')).toBeVisible()
  await panelOf(page)
    .getByRole('button', { name: /^Hide color/ })
    .scrollIntoViewIfNeeded()
  const target = await editor.centreOf(item('all'))
  const grip = await editor.centreOf(item('color'))
  await editor.drag(grip, { x: grip.x, y: target.y - 6 })
  await expect.poll(() => source(page)).toBe(written(`${colour}, ${all} , ${top}`))
  await item('top').press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => source(page)).toBe(written([top, colour, all].join(', ')))
  await panelOf(page).getByRole('button', { name: 'Hide color' }).click()
  await expect.poll(() => editor.styleOf('.hero', 'transition-property')).toBe('top, all')
  await panelOf(page).getByRole('button', { name: 'Show color' }).click()
  await item('color').press('Delete')
  await expect.poll(() => source(page)).toBe(written([top, all].join(', ')))

  for (let steps = 0; steps < 6 && (await source(page)) !== before; steps += 1) await editor.undo()
  await expect.poll(() => source(page)).toBe(before)

  // Escape leaves what is held where it was, and the press opens nothing.
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x, target.y - 6, { steps: 6 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(item('color')).toBeVisible()
  expect(await source(page)).toBe(before)
})
