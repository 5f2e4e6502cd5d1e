import { expect, test } from '../actors/test.ts'
import { unzip } from '../support/zip-folder.ts'

const titles = ['Bread at home', 'A starter from flour', 'Why it rises']

test('a blog of three articles is made by mouse, exported, and read without a script', async ({
  page,
  editor,
  workspace,
  startSite,
}) => {
  await startSite('Blog', 'Heading')
  await editor.openPlace('Collections')
  const panel = page.getByRole('region', { name: 'Collections' })
  await panel.getByLabel('Name of the new collection').fill('Articles')
  await panel.getByRole('button', { name: 'Create' }).click()
  const articles = page.getByRole('region', { name: 'Articles', exact: true })

  for (const title of titles) {
    await articles.getByRole('button', { name: 'Add entry' }).click()
    const entry = page.getByRole('region', { name: 'New entry' })
    await entry.getByLabel('title').fill(title)
    await entry.getByLabel('title').press('Enter')
    const named = page.getByRole('region', { name: title })
    await named.getByLabel('body').fill(`Words of **${title}**`)
    await named.getByLabel('body').blur()
    await named.getByRole('button', { name: 'Back to Articles' }).click()
    await expect(articles.getByRole('button', { name: title, exact: true })).toBeVisible()
  }

  await articles.getByRole('button', { name: 'Pages and fields' }).click()
  await articles.getByRole('button', { name: 'Make a page for each entry' }).click()
  await expect(articles.getByLabel('Address')).toHaveValue('articles/{slug}')
  await articles.getByRole('button', { name: 'Insert list on this page' }).click()
  await expect(editor.element('article[v-for], article')).toBeAttached()
  await editor.save()

  await workspace.open()
  const files = unzip(await workspace.export('Blog'))
  const text = (path: string) => new TextDecoder().decode(files[path])
  const made = Object.keys(files).filter((path) => path.startsWith('pages/articles/'))
  expect(made.toSorted()).toEqual([
    'pages/articles/a-starter-from-flour.html',
    'pages/articles/bread-at-home.html',
    'pages/articles/why-it-rises.html',
  ])
  for (const title of titles) {
    expect(text('index.html')).toContain(title)
    expect(made.map(text).some((html) => html.includes(`<strong>${title}</strong>`))).toBe(true)
  }
  for (const path of ['index.html', ...made]) expect(text(path)).not.toMatch(/<script|v-for|\$\{/)
})
