import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './test.ts'
import { createWebKitPerson } from './webkit-person.ts'

test('the main job in WebKit: build, edit, style, save, reload, export, load back', async ({
  suite,
  folder,
  launch,
}) => {
  const browser = await launch()
  const person = createWebKitPerson(browser, folder)
  await browser.goto(`${suite.url}/workspace`)
  await expect.poll(person.text).toContain('No Projects Yet')
  await person.click('button', 'New site')
  await person.fill('Project Name', 'First site')
  await person.click('button', 'Create Project')
  await expect.poll(person.path).toBe('/add-blocks')
  await person.ready()

  await person.dropBlock('Section')
  await expect.poll(() => person.inPage('section', 'text')).not.toBeNull()
  await person.dropBlock('Heading', 'section')
  await expect.poll(() => person.inPage('section h1', 'text')).not.toBeNull()
  // On a busy machine two clicks can be too far apart for a double click; a person tries again.
  const typed = () => person.inPage('h1[contenteditable=true]', 'text')
  const begin = async () => {
    if ((await typed()) === null) await person.doubleClick('h1')
    return typed()
  }
  await expect.poll(begin).not.toBeNull()
  await person.control('a')
  await person.type('Hello')
  await person.key('Escape')
  await expect.poll(() => person.inPage('h1', 'text')).toBe('Hello')

  await person.select('h1')
  await person.click('tab', 'Styling')
  await person.click('button', 'Typography')
  await person.fill('Size', '40px')
  await person.key('Enter')
  await expect.poll(() => person.inPage('h1', 'font-size')).toBe('40px')
  await person.click('button', 'Undo')
  await expect.poll(() => person.inPage('h1', 'font-size')).not.toBe('40px')
  await person.click('button', 'Redo')
  await expect.poll(() => person.inPage('h1', 'font-size')).toBe('40px')
  await person.control('s')
  await expect.poll(person.saveState).toMatch(/^Saved/)

  await browser.goto(`${suite.url}/add-blocks`)
  await expect.poll(() => person.inPage('h1', 'text')).toBe('Hello')
  await expect.poll(() => person.inPage('h1', 'font-size')).toBe('40px')

  await person.click('button', 'Show in frontend')
  await expect.poll(person.headingInTab, { timeout: 30_000 }).toBe('Hello')

  await person.click('button', 'Out to projects')
  await expect.poll(person.path).toBe('/workspace')
  await expect.poll(person.cards, 'each request is carried out once').toEqual(['First site'])
  await person.click('button', 'Export First site')
  const zip = await person.downloaded()
  const files = unzipSync(await readFile(zip))
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Hello</h1>')
  expect(strFromU8(files['global/global.css'] ?? new Uint8Array())).toMatch(/font-size:\s?40px/)

  await person.choose(zip)
  await expect.poll(person.cards).toEqual(['First site', 'First site'])
})
