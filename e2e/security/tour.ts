import type { Pergola } from '@pergola/contracts'
import { expect, type Locator } from '@playwright/test'
import type { EditorActor } from '../actors/editor-actor.ts'
import { sectionCount, vectorPages } from './vectors/arsenal.ts'

declare const pergola: Pergola

/** Where an element is seen in the window of the editor, once it is scrolled to; null without room on the page. */
function bringIntoView(element: Element): { x: number; y: number } | null {
  element.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const frame = element.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined
  if (!frame || width === 0 || height === 0) return null
  const place = frame.getBoundingClientRect()
  const zoom = place.width / frame.offsetWidth
  return { x: place.x + (left + Math.min(width / 2, 200)) * zoom, y: place.y + (top + Math.min(height / 2, 30)) * zoom }
}

/** Brings the pointer over something and presses it, wherever it lies; what has no room on the page is passed over. */
async function press({ page }: EditorActor, target: Locator): Promise<boolean> {
  const place = await target.evaluate(bringIntoView, undefined, { timeout: 20_000 })
  if (place) await page.mouse.click(place.x, place.y)
  return place !== null
}

/** What asks to be pressed, and of a vector that asks for nothing its first element. */
const targets = '.press, [data-vector]:not(:has(.press)) > :first-child, body > p:first-child'

/** The tools of what is selected lie over its neighbours: a press that is meant for these would delete it. */
function letToolsBePressed({ page }: EditorActor, may: boolean): Promise<void> {
  return page.evaluate(
    (rule) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rule)
      document.adoptedStyleSheets = rule ? [sheet] : []
    },
    may ? '' : '[role="toolbar"] { pointer-events: none !important; }',
  )
}

/** Over and onto everything, as somebody who works on the page would get to, sooner or later. */
async function pressEverything(editor: EditorActor): Promise<number> {
  let pressed = 0
  await letToolsBePressed(editor, false)
  for (const target of await editor.canvas.locator(targets).all()) {
    if (await press(editor, target)) pressed += 1
  }
  await letToolsBePressed(editor, true)
  return pressed
}

/** Every change that draws elements anew: copies, moves, styles, attributes, their undoing and redoing. */
export async function changeEverything(editor: EditorActor): Promise<void> {
  // A page that was asked for is there when its last section is.
  await expect(editor.element(`#group-${sectionCount - 1}`)).toBeAttached()
  await editor.page.evaluate(async (sections) => {
    for (let index = 0; index < sections; index += 1) {
      await pergola.page.select(`#group-${index}`)
      await pergola.commands.run('element.duplicate')
      await pergola.commands.run('element.move-up')
      await pergola.page.setAttribute('title', 'changed')
      await pergola.page.setStyle({ color: 'red' })
      await pergola.page.undo()
      await pergola.page.redo()
      for (let step = 0; step < 4; step += 1) await pergola.page.undo()
    }
  }, sectionCount)
}

/** Types into a text by double click, as a person does. */
async function writeSomething(editor: EditorActor): Promise<void> {
  await editor.element('h1').evaluate((element) => element.scrollIntoView())
  await editor.writeInto('h1', 'Written')
  await expect(editor.element('h1')).toHaveText('Written')
  await editor.undo()
  await expect(editor.element('h1')).toHaveText('Hello')
}

/** Opens one thing after the other until nothing closed is left. */
async function unfold(closed: Locator, most: number): Promise<void> {
  for (let opened = 0; opened < most && (await closed.count()) > 0; opened += 1) await closed.first().click()
}

async function visitFiles({ page }: EditorActor): Promise<void> {
  await page.getByRole('button', { name: 'All files' }).click()
  const dialog = page.getByRole('dialog')
  await unfold(dialog.getByRole('treeitem', { expanded: false }), 12)
  await dialog.getByText('hostile.svg').dblclick()
  const preview = dialog.getByRole('complementary', { name: 'Preview of hostile.svg' })
  await expect(preview.getByRole('img', { name: 'hostile.svg' })).toBeVisible()
}

async function visitLayers({ page }: EditorActor): Promise<void> {
  const tree = page.getByRole('tree')
  await tree.getByRole('treeitem').first().click()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('F2')
  await page.keyboard.press('Escape')
}

/** Called after each screen, with its name. */
type AfterEach = (screen: string) => void

async function visitPlace(editor: EditorActor, name: string): Promise<void> {
  const { page } = editor
  const button = page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name, exact: true })
  // Pressed again, a place that is open would close.
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
  const dialog = page.getByRole('dialog')
  const panel = page.getByRole('heading', { name, exact: true })
  const tab = page.getByRole('tab', { name, exact: true, selected: true })
  await expect(dialog.or(panel).or(tab).first()).toBeVisible()
  if (name === 'Files Manager') await visitFiles(editor)
  if (name === 'Layers') await visitLayers(editor)
  if (await dialog.isVisible()) {
    // What a window of several parts shows first is not all of it.
    for (const part of await dialog.getByRole('tab').all()) if (await part.isEnabled()) await part.click()
    // Escape belongs to code while the caret stands in it.
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  }
  await expect(dialog).toBeHidden()
}

/** Places of the editor, those of third parties included, whatever they are called. */
async function visitPlaces(
  editor: EditorActor,
  isWanted: (name: string) => boolean,
  afterEach: AfterEach = () => undefined,
): Promise<readonly string[]> {
  const rail = editor.page.getByRole('navigation', { name: 'Places' })
  const names = await rail
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const places = names.filter((name) => name !== 'Out to projects' && name !== '' && isWanted(name))
  for (const name of places) {
    await visitPlace(editor, name)
    afterEach(name)
  }
  return places
}

/** The tabs of the right panel, for an element that is full of texts to show. */
async function visitTabs({ page }: EditorActor, afterEach: AfterEach): Promise<readonly string[]> {
  const tabs = page.getByRole('complementary').getByRole('tab')
  const names: string[] = []
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const name = (await tab.getAttribute('aria-label')) ?? (await tab.textContent()) ?? ''
    names.push(name)
    afterEach(name)
  }
  return names
}

async function visitPalette({ page }: EditorActor, query: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette).toBeVisible()
  await page.keyboard.type(query)
  await expect(palette.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
}

export async function reviewAndTrust({ page }: EditorActor): Promise<void> {
  await page.getByRole('button', { name: 'Review and trust' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trust this project' })
  await expect(dialog.getByRole('list', { name: 'What would run' }).getByRole('listitem').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Trust project' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Restricted mode')).toBeHidden()
}

/** Opens a page of the project that stands first in the workspace. */
export async function openPage({ page }: EditorActor, name: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const [project] = await pergola.projects.list()
    await pergola.projects.open(project?.id ?? '', wanted)
  }, name)
}

/** Every page that is one vector, one after the other. */
export async function openEachPage(editor: EditorActor): Promise<void> {
  for (const name of vectorPages().keys()) {
    await openPage(editor, name)
    await pressEverything(editor)
  }
}

/** Texts of the project that were taken for markup would leave these behind, even where a policy keeps them from running. */
async function markupFromTexts({ page }: EditorActor): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.getAttribute('src') === 'x' ||
          element.getAttributeNames().some((name) => name.startsWith('on')) ||
          /^\s*javascript:/i.test(element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  )
}

/** Everything that is done with the elements of a page. */
export async function touchEverything(editor: EditorActor): Promise<void> {
  // A page that was asked for is there when its last section is.
  await expect(editor.element(`#group-${sectionCount - 1}`)).toBeAttached()
  expect(await pressEverything(editor)).toBeGreaterThan(50)
  await changeEverything(editor)
  await writeSomething(editor)
}

/** Where the names of files are shown that a site came with, which has no other texts. */
export async function lookAtNames(editor: EditorActor): Promise<void> {
  const places = ['Pages', 'Files Manager']
  expect(await visitPlaces(editor, (name) => places.includes(name))).toEqual(places)
  expect(await markupFromTexts(editor)).toEqual([])
}

/** Every screen of the editor: a new one has to be named here, so that it is looked at, too. */
const everyPlace = [
  'Add',
  'Layers',
  'Pages',
  'Symbols & Templates',
  'Rest API Models',
  'Library Installer',
  'Fonts Installer',
  'Files Manager',
  'History',
  'Page Code Manager',
  'Page Helmet',
  'Animation Builder',
  'Classes',
  'Variables',
  'Collections',
  'Page checks',
  'Find and replace',
  'Outline',
  'Settings',
]
const everyTab = ['Add', 'Styling', 'Traits', 'Commands', 'Interactions', 'Motion']

/** It shows variables, classes and symbols of the project, and has no place of its own. */
async function visitStyleGuide({ page }: EditorActor): Promise<void> {
  await page.evaluate(() => pergola.commands.run('open:style-guide:modal'))
  const guide = page.getByRole('region', { name: 'Style guide' })
  await expect(guide.locator('iframe')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
}

/** What it compares and where it sends is typed by the person; the project's name and pages are shown. */
async function visitPublish({ page }: EditorActor): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('button', { name: 'Compare' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Everywhere the editor shows names and texts of a project. */
export async function lookAround(editor: EditorActor, afterEach: AfterEach = () => undefined): Promise<void> {
  expect(await visitTabs(editor, afterEach)).toEqual(everyTab)
  expect(await visitPlaces(editor, () => true, afterEach)).toEqual(everyPlace)
  await visitStyleGuide(editor)
  afterEach('Style guide')
  await visitPublish(editor)
  afterEach('Publish')
  await visitPalette(editor, 'img')
  afterEach('Command palette')
  expect(await markupFromTexts(editor)).toEqual([])
}
