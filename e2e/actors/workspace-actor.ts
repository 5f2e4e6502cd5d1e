import { expect, type Locator, type Page } from '@playwright/test'

/** A person in front of the workspace. */
export function createWorkspaceActor(page: Page) {
  /** Of several with the same name the one edited last, which stands first. */
  const card = (name: string): Locator => page.getByRole('article', { name, exact: true }).first()

  return {
    card,
    open: () => page.goto('/workspace'),

    async create(name: string, description = '') {
      await page.getByRole('button', { name: 'New site' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create New Project' })
      await dialog.getByLabel('Project Name').fill(name)
      if (description) await dialog.getByLabel('Description').fill(description)
      await dialog.getByRole('button', { name: 'Create Project' }).click()
      await expect(page).toHaveURL(/\/add-blocks/)
    },

    async edit(name: string) {
      await card(name)
        .getByRole('button', { name: `Edit ${name}` })
        .click()
      await expect(page).toHaveURL(/\/add-blocks/)
    },

    async rename(from: string, to: string) {
      await card(from).getByRole('button', { name: from, exact: true }).dblclick()
      await page.keyboard.type(to)
      await page.keyboard.press('Enter')
    },

    /** Path of the downloaded zip. */
    async export(name: string): Promise<string> {
      const download = page.waitForEvent('download')
      await card(name)
        .getByRole('button', { name: `Export ${name}` })
        .click()
      return (await download).path()
    },

    async remove(name: string) {
      await card(name)
        .getByRole('button', { name: `Delete ${name}` })
        .click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(`Are you sure to delete ${name} project ?`)
      await dialog.getByRole('button', { name: 'Delete' }).click()
    },

    async load(file: string | { name: string; mimeType: string; buffer: Buffer }) {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Load site' }).click()
      await (await chooser).setFiles(file)
    },

    search: (text: string) => page.getByRole('textbox', { name: 'Search sites' }).fill(text),
  }
}

export type WorkspaceActor = ReturnType<typeof createWorkspaceActor>
