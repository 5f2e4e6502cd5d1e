const small = { width: 1280, height: 720 }

/** The bare page, a block on its way into it, and text being written. */
export async function takeFirstSteps(person) {
  const { page, canvas, shoot } = person
  await person.createProject('Sketch')
  await page.getByRole('region', { name: 'Blocks' }).waitFor()
  await shoot('editor-empty')
  for (const block of ['section', 'heading', 'text']) {
    await page.evaluate((id) => window.pergola.page.insertBlock(id), block)
  }
  await shoot('blocks')
  await person.select('h1')
  const heading = await person.centreOf(canvas.locator('h1'))
  await page.mouse.dblclick(heading.x, heading.y)
  await page.keyboard.press('ControlOrMeta+A')
  await shoot('text-editing')
  await page.keyboard.press('Escape')
}

export async function takeEditor(person) {
  const { page, canvas, shoot } = person
  await person.showLayers()
  await person.select('.hero-title')
  await person.tab('Styling')
  await person.editClass('.hero-title')
  await person.section('Typography')
  await shoot('editor')
  await shoot('editor-small', { size: small })
  await shoot('editor-light', { colorScheme: 'light' })

  await person.place('Add')
  const card = page.getByRole('region', { name: 'Blocks' }).getByRole('button', { name: 'Button', exact: true })
  const below = await person.centreOf(canvas.locator('.actions'))
  await person.carry(card, { x: below.x, y: below.y + 10 })
  await shoot('drag')
  await page.keyboard.press('Escape')
  await page.mouse.up()

  const title = await person.centreOf(canvas.locator('.hero-title'))
  await page.mouse.click(title.x, title.y, { button: 'right' })
  await shoot('context-menu')
  await page.keyboard.press('Escape')
}

export async function takeStyling(person) {
  const { page, canvas, shoot } = person
  await person.select('.hero')
  await person.tab('Styling')
  await person.editClass('.hero')
  await person.section('Layout')
  await shoot('styling-layout')
  await person.select('.card')
  await person.editClass('.card')
  await person.section('border')
  await shoot('styling-border')
  await person.select('.hero-image')
  await person.editClass('.hero-image')
  await person.section('More properties')
  await page.getByLabel('Name', { exact: true }).fill('object-fit')
  await page.keyboard.press('Enter')
  await page.getByLabel('Value', { exact: true }).fill('cover')
  await page.keyboard.press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('scroll-s')
  await shoot('styling-more')
  await page.keyboard.press('Escape')
  await canvas.locator('.visit').scrollIntoViewIfNeeded()
  await person.select('.visit')
  await person.editClass('.visit')
  await person.section('background')
  await page.getByRole('button', { name: 'Add to Layers', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Linear gradient', exact: true }).click()
  for (const [position, colour] of ['#2f6b4f', '#12372a'].entries()) {
    await page.getByLabel(`Color ${position + 1}`, { exact: true }).fill(colour)
    await page.keyboard.press('Enter')
  }
  await shoot('styling-background')
  await page.getByRole('button', { name: 'Choose Color', exact: true }).first().click()
  await page.getByLabel('Hue').waitFor()
  await shoot('colour-picker')
  await page.keyboard.press('Escape')
  await person.select('.hero-image')
  await person.tab('Traits')
  await shoot('traits')
  await person.tab('Commands')
  await shoot('commands')
  await takeInteractions(person)
}

/** A click that toggles a class, taken back afterwards. */
async function takeInteractions({ page, tab, shoot }) {
  await tab('Interactions')
  const panel = page.getByRole('region', { name: 'Interactions', exact: true })
  const add = async (label, text, nth) => {
    await panel.getByLabel(label, { exact: true }).first().fill(text)
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Add', exact: true }).nth(nth).click()
  }
  await add('Add Interaction', 'click', 0)
  await add('Add Action', 'toggle class', 1)
  await panel.getByLabel('Class name').fill('is-open')
  await page.keyboard.press('Enter')
  await shoot('interactions')
  for (let step = 0; step < 3; step += 1) await page.evaluate(() => window.pergola.page.undo())
}

/** A motion of the heading on its timeline, and the frames of an animation on their ruler. */
export async function takeMotion(person) {
  const { page, shoot } = person
  await person.select('.hero-title')
  await person.tab('Motion')
  await page.getByRole('button', { name: 'Add Animation' }).click()
  await page.getByLabel('Add property').fill('x')
  await page.keyboard.press('Enter')
  await page.keyboard.type('120')
  await page.keyboard.press('Enter')
  await shoot('motion')
  await person.place('Animation Builder')
  const builder = page.getByRole('region', { name: 'Animation Builder', exact: true })
  await builder.getByRole('button', { name: /^rise/ }).click()
  await builder.getByRole('button', { name: 'Edit frame 60% in the style panel' }).click()
  await shoot('animation-builder')
  await builder.getByRole('button', { name: 'Close', exact: true }).click()
}

/** Where the frame gets narrow the page shows what visitors with a phone see. */
export async function takeDevices(person) {
  const { page, bar, shoot } = person
  const device = (name) => bar.getByRole('button', { name: `${name} size` }).click()
  await device('mobile')
  await person.select('.hero-title')
  await person.tab('Styling')
  await shoot('editor-mobile')
  await device('tablet')
  await shoot('editor-tablet')
  await page.keyboard.press('Escape')
  await device('desktop')
}

export async function takePlaces(person) {
  const { page, shoot } = person
  const close = () => page.keyboard.press('Escape')
  await person.place('Pages')
  await page.getByRole('complementary', { name: 'Pages' }).getByText('index').first().waitFor()
  await shoot('pages')
  await person.place('Layers')
  for (const [place, name] of [
    ['Settings', 'settings'],
    ['Files Manager', 'files'],
  ]) {
    await person.place(place)
    await page.getByRole('dialog').waitFor()
    await shoot(name)
    await close()
  }
  await person.run('open:page-helmet:modal')
  await page.getByLabel('Page Title').fill('Fernhill, gardens that look after themselves')
  await page.getByLabel('Description').fill('A garden studio that plants what belongs where you live.')
  await shoot('page-helmet')
  await close()
  await person.run('open:code-manager:modal')
  await page.getByRole('dialog').locator('.cm-content').first().waitFor()
  await shoot('code-manager')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await person.place('Animation Builder')
  await page.getByText('rise', { exact: true }).click()
  await shoot('animations')
}

export async function takeWindows(person) {
  const { page, shoot } = person
  await person.run('palette.open')
  await page.getByRole('combobox', { name: 'Command palette' }).fill('el')
  await shoot('palette')
  await page.keyboard.press('Escape')
  await person.run('shortcuts.open')
  await shoot('shortcuts')
  await page.keyboard.press('Escape')
  await page.mouse.move(720, 888)
  await person.run('canvas.outline')
  await shoot('outline')
  await person.run('canvas.outline')
  await person.place('Outline')
  await page.getByRole('region', { name: 'Headings' }).waitFor()
  await shoot('outline-inspector')
  await person.place('Add')
  await person.run('preview.open')
  await page.getByRole('dialog', { name: 'Preview' }).frameLocator('iframe').locator('.hero-title').waitFor()
  await shoot('preview')
  await page.keyboard.press('Escape')
}

/** A card becomes a symbol; last, because it stays one. */
export async function takeSymbols(person) {
  const { page, shoot } = person
  await person.select('.card')
  await page.getByRole('button', { name: 'Create symbol' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create symbol' })
  await dialog.getByRole('img', { name: 'Preview' }).waitFor()
  await dialog.getByLabel('Symbol name').fill('Card')
  await shoot('create-symbol')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await person.place('Add')
  await shoot('symbol')
  await person.run('open:symbols-and-templates-manager:modal')
  await page.getByRole('dialog').waitFor()
  await shoot('symbols')
  await page.keyboard.press('Escape')
}
