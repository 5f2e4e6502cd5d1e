const neighbours = [
  { name: 'Kiln & Clay', colour: '#7a3e2b', paper: '#f3e6dc', text: 'Stoneware for long tables' },
  { name: 'Night Train', colour: '#26335f', paper: '#e7eaf6', text: 'Europe, asleep and on time' },
  { name: 'Studio Okabe', colour: '#20242a', paper: '#f2f2ef', text: 'Rooms that stay quiet' },
  { name: 'Salt & Fig', colour: '#5b2350', paper: '#f8ebf1', text: 'A small kitchen by the harbour' },
]

const pageOf = ({ colour, paper, text, name }) => ({
  html: `<!doctype html>\n<html lang="en">\n  <head><title>${name}</title></head>\n  <body>\n    <header class="bar">${name}</header>\n    <main class="hero">\n      <h1 class="title">${text}</h1>\n      <a class="button" href="#">Say hello</a>\n    </main>\n  </body>\n</html>\n`,
  css: `body {\n  margin: 0;\n  background: ${paper};\n  color: ${colour};\n  font-family: system-ui, sans-serif;\n}\n\n.bar {\n  padding: 28px 48px;\n  font-size: 22px;\n  font-weight: 700;\n}\n\n.hero {\n  margin: 0 48px;\n  padding: 96px 56px;\n  border-radius: 28px;\n  background: ${colour};\n  color: ${paper};\n}\n\n.title {\n  max-width: 12ch;\n  margin: 0 0 32px;\n  font-size: 64px;\n  line-height: 1.05;\n}\n\n.button {\n  display: inline-block;\n  padding: 14px 24px;\n  border-radius: 999px;\n  background: ${paper};\n  color: ${colour};\n}\n`,
})

/** A card shows its picture once the canvas has taken it, a while after the save. */
async function waitForScreenshot(person, id) {
  await person.until(async (wanted) => {
    const found = await window.pergola.projects.list()
    return found.find((project) => project.id === wanted)?.screenshotVersion > 0
  }, id)
}

async function makeNeighbour(person, look) {
  const id = await person.createProject(look.name)
  await person.page.evaluate((source) => window.pergola.page.load(source), pageOf(look))
  await person.page.evaluate(() => window.pergola.page.save())
  await waitForScreenshot(person, id)
}

export async function takeEmptyWorkspace(person) {
  const { page, shoot } = person
  await person.open('/workspace')
  await page.getByText('No Projects Yet').waitFor()
  await shoot('workspace-empty')
  await page.getByRole('button', { name: 'New site' }).click()
  await page.getByLabel('Project Name').fill('Fernhill')
  await page.getByLabel('Description').fill('Gardens that look after themselves')
  await shoot('create-project')
  await page.keyboard.press('Escape')
}

/** What the five minutes of the README lead to. */
export async function takeFirstSite(person) {
  const { page, canvas, shoot } = person
  await person.open('/workspace')
  await page.getByRole('button', { name: 'New site' }).click()
  await page.getByLabel('Project Name').fill('Morning Bakery')
  await page.getByRole('radio', { name: 'Landing page' }).check()
  await page.frameLocator('[role=dialog] iframe').getByRole('heading', { level: 1 }).waitFor()
  await shoot('starters')
  await page.getByRole('button', { name: 'Create Project' }).click()
  await canvas.locator('h1').waitFor()
  await page.waitForFunction(() => window.pergola.page.source().then((source) => source !== null))
  const heading = await person.centreOf(canvas.locator('h1'))
  await page.mouse.dblclick(heading.x, heading.y)
  await canvas.locator('[contenteditable=true]').waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('Bread by seven.')
  await page.keyboard.press('Escape')
  await person.tab('Styling')
  await person.section('Typography')
  await person.showLayers()
  await shoot('first-site')
}

export async function takeFullWorkspace(person, sampleId) {
  const { page, shoot } = person
  await waitForScreenshot(person, sampleId)
  for (const look of neighbours) await makeNeighbour(person, look)
  await person.open('/workspace')
  await page.getByRole('link', { name: 'Fernhill' }).or(page.getByText('Fernhill')).first().waitFor()
  await shoot('workspace')
  await shoot('workspace-light', { colorScheme: 'light' })
}

/** Thousands of records, straight into the store: creating each by hand would take minutes. */
export async function takeCrowdedWorkspace(person, { count = 5000, database = 'pergola' } = {}) {
  const { page, shoot } = person
  await page.evaluate(cloneRecords, { count, database })
  await person.open('/workspace')
  const list = page
    .getByRole('list', { name: 'Projects' })
    .or(page.getByRole('grid', { name: 'Projects' }))
    .first()
  await list.waitFor()
  await list.hover()
  await page.mouse.wheel(0, 40_000)
  await page.mouse.wheel(0, 40_000)
  await shoot('workspace-crowded')
}

/** Runs in the page: copies the first project's rows under new numbers. */
function cloneRecords({ count, database }) {
  const words = ['Harbour', 'Orchard', 'Lantern', 'Mill', 'Atlas', 'Juniper', 'Foundry', 'Meridian']
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database)
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const store = opening.result
      const work = store.transaction(['projects', 'summaries'], 'readwrite')
      const projects = work.objectStore('projects')
      const summaries = work.objectStore('summaries')
      const rows = projects.getAll(null, 1)
      const cards = summaries.getAll(null, 1)
      const clone = (index) => {
        const name = `${words[index % words.length]} ${words[(index * 5 + 3) % words.length]} ${index}`
        const { id: _, ...row } = rows.result[0]
        const added = projects.add({ ...row, name })
        const editedAt = Date.now() - (index + 1) * 3_600_000
        added.addEventListener('success', () =>
          summaries.put({ ...cards.result[0], id: String(added.result), name, editedAt, screenshotVersion: 0 }),
        )
      }
      cards.addEventListener('success', () => Array.from({ length: count }, (_, index) => clone(index)))
      work.addEventListener('error', () => reject(work.error))
      work.addEventListener('complete', () => {
        store.close()
        resolve()
      })
    })
  })
}
