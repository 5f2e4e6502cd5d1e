import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { median, percentile } from './measure.mjs'
import { createContextWithClock } from './pergola.mjs'

export const groups = 1000

const record = 'editor/pergola.json'
/** The class names the group in the panel, whose id is not shown. */
const toggle = (number) => ({
  name: 'toggleClass',
  label: 'Toggle Class',
  function: 'toggleClass',
  params: { selector: 'self', className: `on-${number}` },
})

function interactionsOf(number) {
  return ['click', 'enterview', 'keydown'].map((event) => ({
    id: `${event}${number}`,
    name: `${event}${number}`,
    event,
    actions: [toggle(number)],
  }))
}

const card = (number) => `<article id="card-${number}" interaction-id="iN${number}"><h2>Card ${number}</h2></article>`

/** A project whose page has an element for each group, with the handlers still to be written by the build. */
async function importProject(page, folder) {
  const empty = await page.evaluate(async () => {
    const { id } = await window.pergola.projects.create({ name: 'Benchmark' })
    const zip = await window.pergola.projects.exportZip(id)
    return [...new Uint8Array(await zip.arrayBuffer())]
  })
  const files = unzipSync(Uint8Array.from(empty))
  const project = JSON.parse(strFromU8(files[record]))
  const numbers = Array.from({ length: groups }, (_none, number) => number)
  project.interactions = Object.fromEntries(numbers.map((number) => [`iN${number}`, interactionsOf(number)]))
  files[record] = strToU8(JSON.stringify(project))
  files['editor/pages/index.html'] = strToU8(`<main>\n${numbers.map(card).join('\n')}\n</main>\n`)
  const file = join(folder, 'site.zip')
  writeFileSync(file, zipSync(files, { level: 0 }))
  await page.evaluate(() => {
    const input = document.createElement('input')
    input.type = 'file'
    input.id = 'bench-file'
    document.body.append(input)
  })
  await page.setInputFiles('#bench-file', file)
  return page.evaluate(async () => {
    const [zip] = document.querySelector('#bench-file').files
    const { id } = await window.pergola.projects.importZip(zip)
    await window.pergola.projects.open(id)
    return id
  })
}

/** The panel of interactions, its edits, and what is saved and built, in a project with a thousand groups of three. */
export async function measureInteractions(browser, url, repeats) {
  const { context, page } = await createContextWithClock(browser, url)
  const folder = mkdtempSync(join(tmpdir(), 'pergola-bench-'))
  try {
    const id = await importProject(page, folder)
    await page
      .getByRole('tab', { name: 'Interactions' })
      .or(page.getByRole('link', { name: 'Interactions' }))
      .click()
    const times = await page.evaluate(runInteractions, { repeats, groups })
    const built = await page.evaluate(async (project) => {
      const [duration, zip] = await window.timed(() => window.pergola.projects.exportZip(project))
      return { duration, bytes: zip.size }
    }, id)
    const each = Object.entries(times).map(([name, values]) => [
      name,
      { median: median(values), p95: percentile(values, 0.95) },
    ])
    return { ...Object.fromEntries(each), export: built.duration }
  } finally {
    await context.close()
    rmSync(folder, { recursive: true })
  }
}

async function runInteractions({ repeats, groups: all }) {
  const { pergola, untilPainted, timed, rest } = window
  const panel = () => document.querySelector('[aria-label="Interactions"]')
  const field = () =>
    [...(panel()?.querySelectorAll('input') ?? [])].find(({ labels }) => labels[0]?.textContent === 'Class name')
  const shows = (number) => field()?.value === `on-${number}`
  const handled = (text) =>
    [...document.querySelectorAll('iframe')].some((frame) =>
      [...(frame.contentDocument?.querySelectorAll('article') ?? [])].some((each) =>
        each.getAttribute('v-on:click')?.includes(text),
      ),
    )
  const times = { select: [], edit: [], undo: [], save: [] }
  await pergola.page.select('#card-0')
  await untilPainted(() => shows(0))
  for (let turn = 0; turn < repeats; turn++) {
    const number = Math.floor((all / (repeats + 1)) * (turn + 1))
    await rest()
    const selected = performance.now()
    await pergola.page.select(`#card-${number}`)
    await untilPainted(() => shows(number))
    times.select.push(performance.now() - selected)

    await rest()
    const input = field()
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, `lit-${turn}`)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const edited = performance.now()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await untilPainted(() => handled(`lit-${turn}`))
    times.edit.push(performance.now() - edited)

    await rest()
    const [saved] = await timed(() => pergola.page.save())
    times.save.push(saved)
    times.undo.push(await window.toPaint(() => pergola.page.undo()))
  }
  return times
}
