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
})
