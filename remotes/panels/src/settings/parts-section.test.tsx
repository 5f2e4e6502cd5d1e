import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { RemoteInfo } from '@pergola/contracts'
import { createFakeRemotes } from '@pergola/contracts/testing'
import { PartsSection } from './parts-section.tsx'

afterEach(cleanup)

const canvas: RemoteInfo = {
  name: 'canvas',
  title: 'Canvas',
  version: '1',
  origin: null,
  added: false,
  phase: 'active',
}
const lost: RemoteInfo = {
  ...canvas,
  name: 'lost',
  title: 'Lost',
  added: true,
  phase: 'failed',
  origin: 'https://lost.test',
  problem: { title: 'Lost could not be loaded', text: 'Its files were not found.', detail: '404' },
}

const part = (name: string) => within(screen.getByRole('listitem', { name }))

test('what the deployment brings cannot be removed; what failed says why and is tried again', async () => {
  render(<PartsSection remotes={createFakeRemotes([canvas, lost])} />)
  expect(part('Canvas').queryByRole('button')).toBeNull()
  expect(screen.getByText(/Its files were not found/)).toBeTruthy()
  await userEvent.click(part('Lost').getByRole('button', { name: 'Try Lost again' }))
  expect(part('Lost').getByText('Loaded')).toBeTruthy()
})

test('an added part is listed, and goes with the next reload when it is removed', async () => {
  render(<PartsSection remotes={createFakeRemotes([canvas])} />)
  await userEvent.type(screen.getByLabelText('Address of a part'), 'https://guest.test/{Enter}')
  expect(part('guest.test').getByText('Loaded')).toBeTruthy()
  await userEvent.click(part('guest.test').getByRole('button', { name: 'Remove guest.test' }))
  expect(part('guest.test').getByText('Removed')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload now' })).toBeTruthy()
})

test('a server that the policy keeps out is named with the setting that lets it in', async () => {
  const address = 'https://kept-out.test'
  render(<PartsSection remotes={createFakeRemotes([canvas], { [address]: 'refused' })} />)
  await userEvent.type(screen.getByLabelText('Address of a part'), address)
  await userEvent.click(screen.getByRole('button', { name: 'Add part' }))
  expect(screen.getByRole('alert').textContent).toContain('REMOTE_ORIGINS=https://kept-out.test')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('what was not taken of a part is told, and its switches are set here', async () => {
  const guest: RemoteInfo = {
    ...canvas,
    name: 'guest',
    title: 'Guest',
    added: true,
    refused: ['command "page.save": name must be "guest." and a word'],
    settings: [{ name: 'guest.loud', label: 'Loud', hint: 'Says more.', value: false }],
  }
  render(<PartsSection remotes={createFakeRemotes([guest])} />)
  expect(part('Guest').getByText(/name must be "guest\." and a word/)).toBeTruthy()
  await userEvent.click(part('Guest').getByRole('switch', { name: 'Loud' }))
  expect(part('Guest').getByRole('switch', { name: 'Loud' }).getAttribute('aria-checked')).toBe('true')
})
