import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeSettings } from '@pergola/contracts/testing'
import { SettingsPanel } from './settings-panel.tsx'

afterEach(cleanup)

test('a switch shows and changes its setting', async () => {
  const settings = createFakeSettings({ enable_auto_save: false })
  render(<SettingsPanel settings={settings} />)
  const autoSave = screen.getByRole('switch', { name: /enable auto save/ })
  expect(autoSave.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(autoSave)
  expect(settings.state.getState().settings.enable_auto_save).toBe(true)
  expect(autoSave.getAttribute('aria-checked')).toBe('true')
})

test('the search finds by label and by key', async () => {
  render(<SettingsPanel settings={createFakeSettings()} />)
  await userEvent.type(screen.getByLabelText('Search settings'), 'auto save')
  expect(screen.getAllByRole('switch')).toHaveLength(1)
  await userEvent.clear(screen.getByLabelText('Search settings'))
  await userEvent.type(screen.getByLabelText('Search settings'), 'enable_auto_save')
  expect(screen.getAllByRole('switch')).toHaveLength(1)
})

test('the theme is chosen', async () => {
  const settings = createFakeSettings()
  render(<SettingsPanel settings={settings} />)
  await userEvent.click(screen.getByRole('button', { name: 'Light' }))
  expect(settings.state.getState().theme).toBe('light')
})
