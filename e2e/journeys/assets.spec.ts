import { expect, test } from '../actors/test.ts'

// Over a dialog there is room for one message, and that of the installed app would take the place of the upload's.
test.use({ installs: false })

test('files dropped into the manager are uploaded, and a double click gives one to the selected image', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Assets', 'Image')
  await editor.select('img')
  await editor.openPlace('Files Manager')
  const dialog = page.getByRole('dialog', { name: 'Files Manager' })
  await dialog.getByText('No assets found').evaluate(async (target) => {
    const dataTransfer = new DataTransfer()
    for (const name of ['one.png', 'two words.png']) {
      const drawing = new OffscreenCanvas(64, 64)
      drawing.getContext('2d')?.fillRect(0, 0, 40, 64)
      dataTransfer.items.add(new File([await drawing.convertToBlob()], name, { type: 'image/png' }))
    }
    for (const type of ['dragover', 'drop']) {
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }
  })
  await expect(editor.toast('Files Uploaded Successfully')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^two-words.png/ })).toBeVisible()
  await dialog.getByRole('button', { name: /^one.png/ }).dblclick()
  await expect(editor.element('img')).toHaveAttribute('src', /one\.png$/)
  // The room of the placeholder would not be that of the picture.
  await expect(editor.element('img')).toHaveAttribute('width', '64')
  await expect(editor.element('img')).toHaveAttribute('height', '64')
})

test('a field that asks for a picture is given what is brought in the gallery, and by the keys what stands there', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Picker', 'Image')
  await editor.select('img')
  await editor.tab('Traits')
  const choose = page.getByRole('button', { name: 'Choose an image of the project' })
  await choose.click()
  const picker = page.getByRole('dialog', { name: 'Choose a file' })
  await expect(picker.getByText('No Files Founded..!')).toBeVisible()
  await picker.getByRole('button', { name: 'Open the Assets Manager' }).click()
  const gallery = page.getByRole('dialog', { name: 'Assets Manager' })
  expect(await gallery.boundingBox()).toMatchObject({ height: 500 })
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await gallery.locator('input[type=file]').setInputFiles([
    { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
    { name: 'one.svg', mimeType: 'image/svg+xml', buffer },
    { name: 'two.svg', mimeType: 'image/svg+xml', buffer },
  ])
  await gallery.getByRole('button', { name: /^words.txt/ }).dblclick()
  await expect(editor.toast('words.txt is of another kind than what is to be chosen.')).toBeVisible()
  await gallery.getByRole('button', { name: /^one.svg/ }).dblclick()
  await expect(gallery).toBeHidden()
  await expect(editor.element('img')).toHaveAttribute('src', /one\.svg$/)

  await choose.press('Enter')
  await picker.locator('input[type=file]').setInputFiles([{ name: 'three.svg', mimeType: 'image/svg+xml', buffer }])
  await expect(picker.getByRole('button', { name: /^three.svg/, pressed: true })).toBeVisible()
  await picker.getByRole('button', { name: /^two.svg/ }).click()
  await picker.getByRole('button', { name: 'Choose' }).click()
  await expect(editor.element('img')).toHaveAttribute('src', /two\.svg$/)
  await expect(picker).toBeHidden()

  await choose.press('Enter')
  await picker.getByRole('button', { name: /^three.svg/ }).press('Enter')
  await expect(editor.element('img')).toHaveAttribute('src', /three\.svg$/)
  await expect(picker).toBeHidden()
})
