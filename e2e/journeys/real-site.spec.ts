import { expect, test } from '../actors/test.ts'
import { filesOfPackage, unzip, zip } from '../support/zip-folder.ts'

test('a real site comes back byte for byte, and one edit changes one place', async ({ page, workspace, editor }) => {
  const site = filesOfPackage('startbootstrap-agency', 'dist')
  await workspace.open()
  await workspace.load(zip('agency.zip', site))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()

  const untouched = unzip(await workspace.export('agency'))
  for (const [path, bytes] of Object.entries(site)) {
    expect(Buffer.compare(Buffer.from(untouched[path] ?? []), Buffer.from(bytes)), path).toBe(0)
  }

  await workspace.edit('agency')
  await expect(editor.element('.masthead-heading')).toBeVisible()
  await expect(page.getByText('Restricted mode')).toBeVisible()
  const picture = editor.element('.portfolio-item img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await editor.element('.masthead-heading').scrollIntoViewIfNeeded()
  await editor.writeInto('.masthead-heading', 'Nice to meet you')
  await editor.save()
  await editor.leave()

  const edited = unzip(await workspace.export('agency'))
  const before = Buffer.from(site['index.html'] ?? []).toString()
  const after = Buffer.from(edited['index.html'] ?? []).toString()
  expect(after).not.toBe(before)
  expect(after.replace('Nice to meet you', /masthead-heading[^>]*>([^<]*)</.exec(before)?.[1] ?? '')).toBe(before)
  for (const path of Object.keys(site).filter((one) => one !== 'index.html')) {
    expect(Buffer.compare(Buffer.from(edited[path] ?? []), Buffer.from(site[path] ?? [])), path).toBe(0)
  }
})

test.describe(() => {
  test.use({ installs: false })

  test('a hostile zip is refused; a loaded project runs nothing until it is trusted', async ({
    page,
    workspace,
    editor,
  }) => {
    await workspace.open()

    await test.step('a hostile zip is refused with its reason and adds nothing', async () => {
      await workspace.load({ name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip at all') })
      await expect(editor.toast('Invalid Zip File')).toBeVisible()
      await workspace.load(zip('escape.zip', { 'index.html': '<p>x', '../../outside.html': '<p>y' }))
      await expect(page.getByText(/Error loading project: .*outside/).first()).toBeVisible()
      await expect(page.getByText('No Projects Yet')).toBeVisible()
    })

    await test.step('a loaded project runs nothing until it is trusted, and says what would run', async () => {
      await workspace.load(
        zip('scripted.zip', {
          'index.html':
            '<!doctype html><title>x</title><body><h1 onclick="alert(1)">Hello</h1><script>document.title = "ran"</script></body>',
        }),
      )
      await expect(editor.toast('Project loaded successfully')).toBeVisible()
      await workspace.edit('scripted')
      await expect(editor.element('h1')).toHaveText('Hello')

      await page.getByRole('button', { name: 'Review and trust' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('document.title')
      await expect(dialog).toContainText('alert(1)')
      await dialog.getByRole('button', { name: /^Trust/ }).click()
      await expect(page.getByText('Restricted mode')).toBeHidden()
      expect(await editor.canvas.locator('html').evaluate((html) => html.ownerDocument.title)).not.toBe('ran')
    })
  })
})
