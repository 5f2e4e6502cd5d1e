import { expect, type Page } from '@playwright/test'

/** A project that came from outside is previewed without its scripts until a person lets them run. */
export async function runScripts(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Run scripts in this preview' })
  await button.click()
  await expect(button).toBeHidden()
}
