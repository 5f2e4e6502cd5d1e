import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { contractNumber, type RemoteContribution, type SlotName, succeed } from '@pergola/contracts'
import { createRemotes } from './create-remotes.ts'
import type { LoadOutcome } from './load-definition.ts'
import { RemoteView } from './remote-view.tsx'
import { RemotesProvider } from './remotes-context.tsx'

afterEach(cleanup)

function show(slot: SlotName, outcome: () => LoadOutcome) {
  const remotes = createRemotes({
    services: {},
    load: async () => outcome(),
    reload: () => {},
    patience: 0,
    readFile: async () => [
      {
        name: 'panels',
        title: 'Panels',
        version: '1',
        contract: contractNumber,
        slots: ['panel:*', 'bar:*'],
        files: [],
        late: [],
        entryUrl: '',
        preloadUrls: [],
      },
    ],
  })
  void remotes.start()
  render(
    <RemotesProvider remotes={remotes}>
      <RemoteView slot={slot} />
    </RemotesProvider>,
  )
}

const loaded = (contribution: RemoteContribution) =>
  succeed({ name: 'panels', contract: contractNumber, needs: [], activate: () => contribution })

const missing = { ok: false, failure: 'missing' } as const

test('a view stands in its slot', async () => {
  show('panel:styling', () => loaded({ views: { 'panel:styling': () => <p>Styling</p> } }))
  await screen.findByText('Styling')
})

test('the place of a remote that failed names it, and a retry brings it', async () => {
  let outcome: LoadOutcome = missing
  show('panel:styling', () => outcome)
  expect((await screen.findByRole('alert')).textContent).toContain('Panels could not be loaded')

  outcome = loaded({ views: { 'panel:styling': () => <p>Styling</p> } })
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Styling')
})

test('a view that throws is replaced by its own words and drawn again on retry', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  let broken = true
  const Moody = () => {
    if (broken) throw new Error('not today')
    return <p>Fine</p>
  }
  show('panel:styling', () => loaded({ views: { 'panel:styling': Moody } }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Panels stopped working')
  expect(alert.textContent).toContain('not today')

  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Fine')
  error.mockRestore()
})

test.each([
  'Failed to fetch dynamically imported module: https://a.example/app/far.js',
  'Unable to preload CSS for https://a.example/app/far.css',
])(
  'a view that the network did not bring is not called broken, and without one nothing is loaded anew: %s',
  async (reason) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let isHere = false
    const Far = () => {
      if (!isHere) throw new Error(reason)
      return <p>Fine</p>
    }
    show('panel:styling', () => loaded({ views: { 'panel:styling': Far } }))
    expect((await screen.findByRole('alert')).textContent).toContain('Panels could not be loaded')
    isHere = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('Fine')
    online.mockRestore()
    error.mockRestore()
  },
)

test('a remote that is there and does not fill the slot has not failed', async () => {
  show('panel:motion', () => loaded({}))
  await screen.findByText('Nothing fills this place')
})

test('in a bar one line says what is missing', async () => {
  show('bar:breadcrumb', () => missing)
  const alert = await screen.findByRole('alert')
  expect(alert.dataset['compact']).toBe('true')
  expect(alert.textContent).not.toContain('Its files were not found')
})
