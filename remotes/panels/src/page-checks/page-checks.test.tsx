import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fail, limits, succeed } from '@pergola/contracts'
import { group, image, link, openChecks, texts } from './testing/open-checks.tsx'

afterEach(cleanup)

const noAlt = {
  rule: 'image-alt',
  impact: 'critical',
  title: 'Images must have alternative text',
  advice: 'Add an alt attribute.',
  nodes: [3],
} as const

test('what the audit finds stands first, in words, and leads to its element', async () => {
  const { canvas, user } = await openChecks([link('#nowhere'), image('https://a.example/b.png')], {
    audit: () => succeed({ findings: [noAlt] }),
  })
  const region = await screen.findByRole('region', { name: 'Accessibility' })
  expect(within(region).getByText('Some people cannot use this at all.')).toBeTruthy()
  await user.click(within(region).getByRole('button'))
  expect(canvas.state.getState().selected?.id).toBe(3)
})

test('a check that is asked for says how far it has come, and can be called off', async () => {
  const { user } = await openChecks([link('#')], {
    audit: (work) =>
      new Promise((resolve) => {
        work?.onProgress?.({ done: 12, total: 60, label: '' })
        work?.signal?.addEventListener('abort', () => resolve(fail('cancelled')))
      }),
    elements: limits.auditElements + 1,
  })
  expect(screen.queryByRole('progressbar')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Check page' }))
  await screen.findByText('12 / 60')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('The accessibility check was cancelled.')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('button', { name: 'Check page' }).hasAttribute('disabled')).toBe(false)
})

test('a large page is audited only when a person asks', async () => {
  const { audits, user } = await openChecks([link('#')], {
    audit: () => succeed({ findings: [] }),
    elements: limits.auditElements + 1,
  })
  expect(audits()).toBe(0)
  expect(screen.getByText(/accessibility is checked when you ask/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Check page' }))
  await screen.findByText(/accessibility of this page are in order/)
  expect(audits()).toBe(1)
})

test.each([
  ['audit-missing', /comes from the network/],
  ['audit-failed', /could not be checked for accessibility/],
  ['page-changed', /has changed since its accessibility/],
] as const)('what keeps it from a verdict on accessibility is told: %s', async (failure, text) => {
  await openChecks([link('#')], { audit: () => fail(failure) })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText(/accessibility of this page are in order/)).toBeNull()
})

test('an edit is checked when it has been still for a while', async () => {
  const { canvas } = await openChecks([link('#')])
  act(() => void canvas.setAttributes(canvas.find('a')[0] ?? 0, { href: 'gone.html' }))
  expect(group('Links')).toBeNull()
  await waitFor(() => expect(texts('Links')).toEqual(['SeriousBroken link: gone.html']), { timeout: 3000 })
})

test('hundreds of findings come a part at a time', async () => {
  const { user } = await openChecks(Array.from({ length: 60 }, (_, index) => link(`gone-${index}.html`)))
  expect(texts('Links')).toHaveLength(limits.listChunk)
  await user.click(screen.getByRole('button', { name: 'Show 5 more' }))
  expect(texts('Links')).toHaveLength(60)
})

const all = 'All pages'
const reports = () => [...(group(all)?.querySelectorAll('summary') ?? [])].map((each) => each.textContent)

test('all pages are opened and checked in turn, and the one that was open comes back', async () => {
  const { canvas, navigation, audits, user } = await openChecks([link('gone.html')], {
    audit: () => succeed({ findings: [] }),
    files: { 'editor/pages/index.html': '<a href="gone.html">' },
  })
  await waitFor(() => expect(audits()).toBe(1))
  await user.click(screen.getByRole('button', { name: 'Check all pages' }))
  await waitFor(() =>
    expect(reports()).toEqual([expect.stringMatching(/^about 1 finding/), expect.stringMatching(/^index 1 finding/)]),
  )
  expect(canvas.calls.flatMap((call) => (call.verb === 'load' ? call.with : [])).slice(0, 2)).toEqual([
    'about',
    'index',
  ])
  expect(navigation.state.getState().pageName).toBe('index')

  const list = within(within(group(all) as HTMLElement).getByRole('list', { name: 'about', hidden: true }))
  await user.click(list.getByRole('button', { name: 'Go to element: Broken link: gone.html', hidden: true }))
  await waitFor(() => expect(canvas.state.getState().selected?.tag).toBe('a'))
  expect(canvas.state.getState().document?.pageName).toBe('about')
})

test('the check of all pages can be called off, and what was found stays', async () => {
  let asked = 0
  const { navigation, user } = await openChecks([link('gone.html')], {
    audit: (work) =>
      new Promise((resolve) => {
        // That of the page that is open comes first.
        asked += 1
        if (asked !== 2) return resolve(succeed({ findings: [] }))
        work?.signal?.addEventListener('abort', () => resolve(fail('cancelled')))
      }),
  })
  await user.click(screen.getByRole('button', { name: 'Check all pages' }))
  await screen.findByText('0 / 2')
  await user.click(within(group(all) as HTMLElement).getByRole('button', { name: 'Cancel' }))
  await screen.findByText(/What was found until then stays/)
  expect(navigation.state.getState().pageName).toBe('index')
})

test('a page that has changed since is not searched for an element by its old place', async () => {
  const { canvas, toasts, user } = await openChecks([link('gone.html')])
  await user.click(screen.getByRole('button', { name: 'Check all pages' }))
  await waitFor(() => expect(reports()).toHaveLength(2))
  await act(async () => void (await canvas.replaceFiles({ 'editor/pages/about.html': '<p>' }, 'Edit')))
  const list = within(within(group(all) as HTMLElement).getByRole('list', { name: 'about', hidden: true }))
  await user.click(list.getByRole('button', { hidden: true }))
  await waitFor(() =>
    expect(toasts.shown.map(({ message }) => message)).toEqual([expect.stringContaining('has changed since')]),
  )
  expect(canvas.state.getState().selected).toBeNull()
})
