import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('a form that sends nowhere is led from its finding to a service, in two actions and one step', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Forms')
  const form = editor.element('form[data-pattern]')
  const traits = page.getByRole('region', { name: 'Traits' })
  const target = traits.getByRole('combobox', { name: 'Sends to' })

  await test.step('a contact form is put in by keyboard', async () => {
    await page.keyboard.press('a')
    await expect(page.getByLabel('Search blocks')).toBeFocused()
    await page.keyboard.type('contact form with states')
    await page.keyboard.press('Enter')
    await expect(form).toBeAttached()
  })

  await test.step('its finding leads to the choice', async () => {
    await editor.openPlace('Page checks')
    await page.getByRole('button', { name: /A form sends nowhere/ }).click()
    await expect(target).toHaveText('Nowhere yet')
  })

  await test.step('a service and its id', async () => {
    await target.click()
    await page.getByRole('option', { name: 'Formspree' }).click()
    await expect(traits.getByLabel('Form id')).toBeFocused()
    await page.keyboard.type('mabcdefg')
    await page.keyboard.press('Enter')
    await expect(form).toHaveAttribute('action', 'https://formspree.io/f/mabcdefg')
    await expect(page.getByRole('button', { name: /A form sends nowhere/ })).toHaveCount(0)
    await editor.undo()
    await expect(form).toHaveAttribute('action', '#')
  })

  await test.step('one that wants a key has it in a hidden field, and not after it', async () => {
    const key = form.locator('input[name="access_key"]')
    await target.click()
    await page.getByRole('option', { name: 'Web3Forms' }).click()
    await expect(traits.getByLabel('Access key')).toBeFocused()
    await page.keyboard.type('01234567-89ab-cdef-0123-456789abcdef')
    await page.keyboard.press('Enter')
    await expect(key).toHaveAttribute('value', '01234567-89ab-cdef-0123-456789abcdef')
    await expect(form.locator('input[name="botcheck"]')).toHaveCount(1)
    await editor.undo()
    await expect(key).toHaveCount(0)
    await editor.redo()
    await target.click()
    await page.getByRole('option', { name: 'My own address' }).click()
    await page.keyboard.type('https://formsubmit.co/me@site.example')
    await page.keyboard.press('Enter')
    await expect(form).toHaveAttribute('action', 'https://formsubmit.co/me@site.example')
    await expect(target).toHaveText('FormSubmit')
    await expect(key).toHaveCount(0)
    await expect(form.locator('input[name="_honey"]')).toHaveCount(1)
  })
})
