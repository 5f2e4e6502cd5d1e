import { zipSync, strToU8 } from 'fflate'

/** A site from elsewhere: restricted until someone has looked at what would run. */
export async function takeForeignSite(person) {
  const { page, shoot } = person
  const html =
    '<!doctype html>\n<html lang="en"><head><title>Brought along</title><script src="js/main.js"></script></head>' +
    '<body><h1>Brought along</h1><p>A site made elsewhere.</p><button onclick="greet()">Hello</button></body></html>\n'
  const zip = zipSync({ 'index.html': strToU8(html), 'js/main.js': strToU8('function greet() {}\n') })
  await person.open('/workspace')
  await page.locator('input[type=file]').setInputFiles({
    name: 'brought-along.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zip),
  })
  const id = await newest(person, 'brought')
  await page.evaluate((project) => window.pergola.projects.open(project), id)
  await page.getByRole('button', { name: 'Review and trust' }).waitFor()
  await shoot('restricted')
  await page.getByRole('button', { name: 'Review and trust' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await shoot('trust')
  await page.keyboard.press('Escape')
}

const newest = (person, part) =>
  person.until(async (wanted) => {
    const all = await window.pergola.projects.list()
    return all.find(({ name, inited }) => inited && name.toLowerCase().includes(wanted))?.id
  }, part)

/** The same project in a second tab, which may read only. */
export async function takeReader(person, second, id) {
  await person.open('/workspace')
  await person.page.evaluate((project) => window.pergola.projects.open(project), id)
  await second.open('/workspace')
  await second.page.evaluate((project) => window.pergola.projects.open(project), id)
  await second.page.getByRole('button', { name: 'Take over' }).waitFor()
  await second.shoot('read-only')
}

/** One part of the editor cannot be had: its place says so, the rest goes on. */
export async function takeMissingPart(person) {
  const { page, shoot } = person
  await page.route(/\/remotes\/panels-[^/]+\//, (route) => route.abort())
  await person.open('/workspace')
  await person.createProject('Sketch')
  await shoot('part-missing')
}
