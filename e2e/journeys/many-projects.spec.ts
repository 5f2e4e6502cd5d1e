import { expect, test } from '../actors/test.ts'
import { seedProjects } from '../support/seed-projects.ts'

test.use({ installs: false })

test('five thousand sites: search, scroll and open with a screenful of cards in the page', async ({
  page,
  workspace,
  editor,
  startSite,
}) => {
  await startSite('Site 1')
  await editor.leave()
  await seedProjects(page, 5000)
  await page.reload()

  const cards = page.getByRole('article')
  await expect(workspace.card('Site 1')).toBeVisible()
  await expect(workspace.card('Site 2')).toBeVisible()
  expect(await cards.count()).toBeLessThan(60)

  await workspace.search('site 4321')
  await expect(cards).toHaveCount(1)
  await expect(workspace.card('Site 4321')).toBeVisible()
  await workspace.search('no such site')
  await expect(cards).toHaveCount(0)
  await workspace.search('')

  const { x, y } = await editor.centreOf(workspace.card('Site 2'))
  await page.mouse.move(x, y)
  for (let turn = 0; turn < 12; turn++) {
    await page.mouse.wheel(0, 4000)
    await expect(cards.first()).toBeVisible()
    expect(await cards.count()).toBeLessThan(60)
  }
  await expect(workspace.card('Site 2')).toHaveCount(0)
  await page.mouse.wheel(0, 10_000_000)
  await expect(workspace.card('Site 5000')).toBeVisible()

  await workspace.edit('Site 5000')
  await editor.ready()
  await editor.dropBlock('Heading')
  await editor.save()
  await editor.leave()
  await expect(cards.first()).toHaveAccessibleName(/^Site 5000|^Site 1$/)
  await expect(workspace.card('Site 2')).toBeVisible()
})
