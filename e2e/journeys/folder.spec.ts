import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

const site = {
  'index.html': '<!doctype html>\n<title>Site</title>\n<h1>One</h1>\n<p>Two</p>\n',
  'css/own.css': 'h1 { color: red }\n',
  '.git/config': 'not the site’s',
}

test('a folder opens as a project: saves reach its file, edits from outside reach the page', async ({
  page,
  workspace,
  editor,
}) => {
  // The picker is the only part that needs a person: a folder of the private file system has the same interface.
  await page.addInitScript(() => {
    const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('my site', { create: true })
    Object.assign(globalThis, { showDirectoryPicker: folder })
  })
  const write = (files: Readonly<Record<string, string>>) =>
    page.evaluate(async (texts) => {
      for (const [path, text] of Object.entries(texts)) {
        let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('my site', { create: true })
        const names = path.split('/')
        const name = names.pop() ?? ''
        for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true })
        const stream = await (await folder.getFileHandle(name, { create: true })).createWritable()
        await stream.write(text)
        await stream.close()
      }
    }, files)
  // Null in the moment in which one file takes the other's place.
  const read = (name: string) =>
    page.evaluate(async (file) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('my site')
      try {
        return await (await (await folder.getFileHandle(file)).getFile()).text()
      } catch (error) {
        // Not there yet, or replaced since it was opened.
        if (['NotFoundError', 'NotReadableError'].includes((error as DOMException).name)) return null
        throw error
      }
    }, name)

  await workspace.open()
  await write(site)
  await page.getByRole('button', { name: 'Open folder' }).click()
  const card = page.getByRole('article', { name: 'my site' })
  await expect(card.getByText('in step')).toBeVisible()
  await workspace.edit('my site')
  await editor.ready()
  const chip = page.getByRole('button', { name: /^Folder my site: / })
  await expect(chip).toHaveAccessibleName('Folder my site: in step')

  await editor.writeInto('h1', 'Mine')
  await editor.save()
  await expect.poll(() => read('index.html')).toBe(site['index.html'].replace('One', 'Mine'))

  await write({ 'index.html': site['index.html'].replace('One', 'Mine').replace('Two', 'Theirs') })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(editor.element('p')).toHaveText('Theirs')
  await expect(chip).toHaveAccessibleName('Folder my site: in step')
  await editor.undo()
  await expect(editor.element('p')).toHaveText('Two')
  await editor.save()
  await expect.poll(() => read('index.html')).toBe(site['index.html'].replace('One', 'Mine'))
  await expect(chip).toHaveAccessibleName('Folder my site: in step')
})
