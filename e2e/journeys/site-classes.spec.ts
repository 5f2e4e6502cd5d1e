import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('a class that is styled on one page is known on the next, and each page takes its own steps back', async ({
  page,
  editor,
  startSite,
}) => {
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'Styles of this rule' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const colour = () => editor.styleOf('h1', 'color')
  const giveClass = async (name: string) => {
    await editor.tab('Styling')
    await page.getByLabel('Add a class, :state or selector').fill(`.${name}`)
    await page.keyboard.press('Enter')
    await expect(
      page
        .getByRole('group', { name: 'Classes' })
        .getByRole('button', { name: new RegExp(`\\.${name}$`) })
        .first(),
    ).toBeVisible()
  }

  await startSite('Classes', 'Heading')
  await editor.select('h1')
  await giveClass('lead')
  await editor.style('Typography', 'Color', 'rgb(1, 2, 3)')
  await editor.save()

  await test.step('the next page knows the class', async () => {
    await editor.createPage('about')
    await editor.openPage('about')
    await editor.dropBlock('Heading')
    await editor.select('h1')
    await giveClass('lead')
    await expect.poll(colour).toBe('rgb(1, 2, 3)')
    await editor.save()
  })

  await test.step('moved to one page it asks about the other, and leaves it all as it is', async () => {
    await menu('Move to this page')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('On index: h1')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect.poll(colour).toBe('rgb(1, 2, 3)')
  })

  await test.step('the first page undoes its own steps after the other has used the sheet', async () => {
    await page.getByLabel('Add a class, :state or selector').fill('.note')
    await page.keyboard.press('Enter')
    await editor.style('Typography', 'Letter spacing', '5px')
    await editor.save()
    await editor.openPage('index')
    await editor.undo()
    await expect.poll(colour).not.toBe('rgb(1, 2, 3)')
    await editor.save()
    await editor.openPage('about')
    await expect.poll(() => editor.styleOf('h1', 'letter-spacing')).toBe('5px')
    await expect.poll(colour).not.toBe('rgb(1, 2, 3)')
  })
})
