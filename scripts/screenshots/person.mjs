import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/process.mjs'

const site = join(root, 'scripts', 'screenshots', 'sample-site')
const font = join(root, 'node_modules', '@fontsource-variable', 'inter', 'files', 'inter-latin-wght-normal.woff2')

const sampleFiles = () => {
  const folder = join(site, 'assets')
  const pictures = readdirSync(folder).map((name) => ({
    name,
    mimeType: 'image/svg+xml',
    buffer: readFileSync(join(folder, name)),
  }))
  return [...pictures, { name: 'inter.woff2', mimeType: 'font/woff2', buffer: readFileSync(font) }]
}

async function centreOf(target) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to point at: ${target}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Someone in front of the editor who also takes the pictures. `shoot` writes `name.png`. */
export function createPerson(page, { url, shoot }) {
  const canvas = page.frameLocator('iframe[sandbox="allow-same-origin allow-scripts"]:not([aria-hidden])')
  const rail = page.getByRole('navigation', { name: 'Places' })
  const bar = page.getByRole('banner')

  const person = {
    page,
    url,
    canvas,
    bar,
    shoot,
    centreOf,

    async open(path) {
      await page.goto(url + path)
      await page.waitForFunction(() => window.pergola?.ready.then(() => true))
    },

    /** Asks in the page until it answers something; unlike the page's own waiting it knows promises. */
    async until(question, argument) {
      const end = Date.now() + 20_000
      while (Date.now() < end) {
        const answer = await page.evaluate(question, argument)
        if (answer) return answer
        await page.waitForTimeout(100)
      }
      throw new Error(`Nothing came of ${question}`)
    },

    /** The first visit installs the editor, reloads once and says so. */
    async arrive() {
      await page.goto(`${url}/workspace`)
      await page.getByText('App installed successfully').waitFor()
      await person.open('/workspace')
    },

    async createProject(name, description = '') {
      const { id } = await page.evaluate((input) => window.pergola.projects.create(input), { name, description })
      await page.evaluate((project) => window.pergola.projects.open(project), id)
      return id
    },

    /** Assets first: a page whose pictures are there paints once. */
    async buildSampleSite() {
      await person.place('Files Manager')
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(sampleFiles())
      await page.getByText('Files Uploaded Successfully').waitFor()
      await page.keyboard.press('Escape')
      const source = {
        html: readFileSync(join(site, 'index.html'), 'utf8'),
        css: readFileSync(join(site, 'index.css'), 'utf8'),
      }
      await page.evaluate((files) => window.pergola.page.load(files), source)
      await page.evaluate(() => window.pergola.page.save())
      await canvas.locator('.hero-image').evaluate((image) => image.decode())
    },

    place: (name) => rail.getByRole('button', { name, exact: true }).click(),
    tab: (name) => page.getByRole('tab', { name, exact: true }).click(),
    run: (command) => page.evaluate((name) => void window.pergola.commands.run(name), command),

    async select(selector) {
      await page.evaluate((wanted) => window.pergola.page.select(wanted), selector)
    },

    /** The rule of a class of the selected element, rather than of the element alone. */
    editClass: (selector) =>
      page.getByRole('group', { name: 'Classes' }).getByRole('button', { name: selector }).first().click(),

    async showLayers() {
      if (!(await page.getByRole('complementary', { name: 'Layers' }).isVisible())) await person.place('Layers')
    },

    async section(name) {
      const header = page.getByRole('button', { name: new RegExp(`^${name}( has values|$)`) })
      if ((await header.getAttribute('aria-expanded')) !== 'true') await header.click()
    },

    /** Takes hold of something and carries it to a point, without letting go. */
    async carry(from, { x, y }) {
      const start = await centreOf(from)
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x + 8, start.y + 8, { steps: 3 })
      await page.mouse.move(x, y, { steps: 12 })
    },
  }
  return person
}
