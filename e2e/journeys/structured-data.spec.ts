import { unzip } from '../support/zip-folder.ts'
import { expect, test } from '../actors/test.ts'

test('an article is described in the helmet, read back from the page and exported as data that runs nothing', async ({
  page,
  editor,
  workspace,
  startSite,
}) => {
  await startSite('Bread', 'Heading')
  await editor.openPlace('Page Helmet')
  await page.getByRole('button', { name: 'Structured data' }).click()
  await page.getByRole('combobox', { name: 'Add structured data' }).click()
  await page.getByRole('option', { name: 'Article' }).click()
  const headline = 'Bread </script><script>steal()</script>'
  const form = page.getByRole('region', { name: 'Article' })
  await form.getByLabel('Headline').fill(headline)
  await form.getByLabel('Author').fill('Ada')
  await form.getByLabel('Published on').fill('2026-02-31')
  await form.getByLabel('Published on').blur()
  await expect(form.getByText('Write a date as 2026-12-31.')).toBeVisible()
  await form.getByLabel('Published on').fill('2026-02-28')
  await form.getByLabel('Published on').blur()
  await page.keyboard.press('Escape')
  await editor.save()

  await page.reload()
  await editor.ready()
  await editor.openPlace('Page Helmet')
  await page.getByRole('button', { name: 'Structured data' }).click()
  await expect(page.getByRole('region', { name: 'Article' }).getByLabel('Headline')).toHaveValue(headline)
  await page.keyboard.press('Escape')

  await workspace.open()
  const html = new TextDecoder().decode(unzip(await workspace.export('Bread'))['index.html'])
  const scripts = await page.evaluate((text) => {
    const { scripts: found } = new DOMParser().parseFromString(text, 'text/html')
    return [...found].map(({ type, text: said }) => ({ type, said }))
  }, html)
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json'])
  expect(JSON.parse(scripts[0]!.said)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    author: { '@type': 'Person', name: 'Ada' },
    datePublished: '2026-02-28',
  })
})
