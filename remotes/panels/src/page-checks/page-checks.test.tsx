import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fail, limits, succeed } from '@pergola/contracts'
import type { Audit, AuditFailure, CanvasService, Library, LongWork, Outcome, Project } from '@pergola/contracts'
import {
  createFakeCanvas,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import { PageChecks } from './page-checks.tsx'

afterEach(cleanup)

const noAlt = {
  rule: 'image-alt',
  impact: 'critical',
  title: 'Images must have alternative text',
  advice: 'Add an alt attribute.',
  nodes: [3],
} as const

interface Room {
  readonly audit?: (work?: LongWork) => Outcome<Audit, AuditFailure> | Promise<Outcome<Audit, AuditFailure>>
  readonly files?: Readonly<Record<string, string>>
  readonly elements?: number
  readonly record?: Partial<Project>
}

async function open(children: readonly FakeElement[], { audit, files = {}, elements, record = {} }: Room = {}) {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Site', files })
  await projects.open(id)
  await projects.createPage('about')
  const project = projects.state.getState().open?.project
  if (!project) throw new Error('the project is not open')
  const fake = createFakeCanvas({
    page: { tag: 'body', children },
    project: { ...project, ...record },
    pageName: 'index',
    files: { 'editor/pages/about.html': '<h2 id="team">Team</h2>' },
  })
  if (elements !== undefined) fake.state.set({ elements })
  let audits = 0
  const asked = async (work?: LongWork) => {
    audits += 1
    return audit?.(work) ?? succeed({ findings: [] })
  }
  const canvas: CanvasService = audit ? { ...fake, audit: asked } : fake
  const settings = createFakeSettings()
  const navigation = createFakeNavigation({ pageName: 'index' })
  // As the session of the editor does.
  navigation.state.subscribe(({ pageName }) => void canvas.load(pageName ?? 'index'))
  const toasts = createFakeToasts()
  render(<PageChecks {...{ canvas, projects, settings, navigation, toasts }} />)
  await screen.findByText(/^\d+ findings?$/)
  return { canvas: fake, projects, settings, navigation, toasts, audits: () => audits, user: userEvent.setup() }
}

const link = (href: string): FakeElement => ({ tag: 'a', attributes: { href } })
const image = (src: string): FakeElement => ({ tag: 'img', attributes: { src, alt: '' } })
const group = (name: string) => screen.queryByRole('region', { name })
const texts = (name: string) =>
  [...(group(name)?.querySelectorAll('li > p:first-child') ?? [])].map((each) => each.textContent)

test('links that lead somewhere are no findings', async () => {
  const pages = ['./pages/about.html', 'pages/about.html#team', '/index.html']
  const others = ['#top-of-all', '#', '#top', 'https://a.example/x', 'mailto:a@b.example', '{{ url }}']
  await open([{ tag: 'h2', attributes: { id: 'top-of-all' } }, ...[...pages, ...others].map(link)])
  expect(screen.getByText('Nothing found')).toBeTruthy()
})

test('motions whose script is switched off are told, unless the page brings it', async () => {
  const motions = { mt1: { id: 'mt1', animations: [{ selector: 'chars', to: { x: '1' } }], isSplitText: true } }
  const page = [{ tag: 'h1', attributes: { 'motion-id': 'mt1' } }, { tag: 'spline-viewer' }]
  const told = 'SeriousA motion has no SplitText: disable_gsap_splitText is on'
  const scene = 'Seriousspline-viewer has no script: enable_spline_viewer is off'
  const becomes = (expected: readonly string[]) =>
    waitFor(() => expect(texts('Files')).toEqual(expected), { timeout: 2 * limits.checksDelay })
  const { settings } = await open(page, { record: { motions } })
  await becomes([scene])
  act(() => settings.set('disable_gsap_splitText', true))
  await becomes([scene, told])
  cleanup()
  const library: FakeElement = { tag: 'script', attributes: { src: './js/split-text.min.js' } }
  const { settings: others } = await open([...page, library], { record: { motions } })
  const missing = texts('Files').filter((text) => text !== scene) as string[]
  act(() => others.set('disable_gsap_splitText', true))
  act(() => others.set('enable_spline_viewer', true))
  await becomes(missing)
})

test('a text that two motions take apart is told, one that has a motion of its own is not', async () => {
  const letters = { animations: [{ selector: 'chars', to: { x: '1' } }], isSplitText: true }
  const motions = {
    mt1: { ...letters, id: 'mt1' },
    mt2: { ...letters, id: 'mt2', splitTextSelector: 'h1' },
    mt3: { ...letters, id: 'mt3', splitTextSelector: 'h1' },
  }
  const moving = (tag: string, id: string) => ({ tag, attributes: { 'motion-id': id } })
  await open([moving('h1', 'mt1'), moving('h2', 'mt2')], { record: { motions } })
  expect(texts('Commands')).toEqual(['SeriousA text is taken apart by more than one motion'])
  cleanup()
  await open([moving('h1', 'mt1')], { record: { motions } })
  expect(screen.getByText('Nothing found')).toBeTruthy()
})

test('commands that nobody can read are told, each once', async () => {
  const broken = { tag: 'p', attributes: { 'v-scope': '{{{' } }
  await open([broken, broken, { tag: 'b', attributes: { '@click': 'a(', ':title': 'fine' } }])
  expect(texts('Commands')).toEqual(['Seriousv-scope cannot be read: {{{', 'Serious@click cannot be read: a('])
})

test('a modifier that nobody knows is told', async () => {
  await open([
    { tag: 'b', attributes: { '@click.nonsense.once': 'a()', 'v-on:keydown.arrow-up.a.debounce.500ms': 'a()' } },
  ])
  expect(texts('Commands')).toEqual(['Serious@click.nonsense.once has a modifier that is none: nonsense'])
})

test('buttons of a looper that do nothing are told, by what would mend it', async () => {
  const part = (more: Readonly<Record<string, string>> = {}): FakeElement => ({
    tag: 'button',
    attributes: { 'inf-loop-part': 'more', ...more },
  })
  const list = 'Object.values(posts ?? []).slice(shownStart, shownStart + shown)'
  const count = { 'inf-loop-list': 'posts', 'inf-loop-count-name': 'shown', 'inf-loop-count-value': '3' }
  const item = { tag: 'p', attributes: { 'v-for': `(item , index) in ${list}`, ...count } }
  const looper = { 'inf-looper': '', 'inf-loop-name': 'posts' }
  // The build connects the copy of a symbol.
  const copy = { tag: 'div', attributes: { 'inf-symbol-id': 'card' }, children: [part()] }
  await open([
    { tag: 'section', attributes: looper, children: [item, part(), part({ 'v-on:click': 'shown += 3' }), copy] },
    part(),
    part({ '@focus': 'mine()' }),
  ])
  expect(texts('Commands')).toEqual([
    'SeriousA button or field of a looper is not connected',
    'SeriousA button or field of a looper has no list to change',
  ])
  expect(screen.queryByRole('button', { name: /^Go to element 1 of/ })).toBeNull()
})

test.each([
  ['a page that is not there', 'pages/gone.html', 'SeriousBroken link: pages/gone.html'],
  ['an anchor of this page', '#nowhere', 'ModerateBroken anchor: #nowhere'],
  ['an anchor of another page', 'pages/about.html#nowhere', 'ModerateBroken anchor: #nowhere'],
  ['what nobody can read as an address', 'http://[a', 'SeriousBroken link: http://[a'],
  ['no address', '', 'ModerateA link has no address'],
])('a broken link: %s', async (_rule, href, expected) => {
  await open([link(href)])
  expect(texts('Links')).toEqual([expected])
})

test('a file that is missing is told once, and the button walks all elements that ask for it', async () => {
  const { canvas, user } = await open([image('assets/gone.png'), image('./assets/gone.png'), image('assets/gone.png')])
  expect(texts('Files')).toEqual(['SeriousMissing file: assets/gone.png', 'SeriousMissing file: ./assets/gone.png'])
  const selected = () => canvas.state.getState().selected?.id
  await user.click(screen.getByRole('button', { name: 'Go to element 1 of 2: Missing file: assets/gone.png' }))
  const first = selected()
  await user.click(screen.getByRole('button', { name: 'Go to element 2 of 2: Missing file: assets/gone.png' }))
  expect([first, selected()]).toEqual(canvas.find('[src="assets/gone.png"]'))
})

test('what weighs more than is allowed, and a budget that a person changes and finds again', async () => {
  const { settings, user } = await open([image('assets/big.png')], { files: { 'assets/big.png': 'x'.repeat(250_000) } })
  expect(texts('Weight')).toEqual(['ModerateHeavy image: assets/big.png (250 kB)'])
  const field = screen.getByLabelText('Image, kB')
  await user.clear(field)
  await user.type(field, 'much{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Type a number of kilobytes above 0.')
  await user.clear(field)
  await user.type(field, '300{Enter}')
  expect(group('Weight')).toBeNull()
  const page = screen.getByLabelText('Page, kB')
  await user.clear(page)
  await user.type(page, '100{Enter}')
  expect(texts('Weight')).toEqual(['SeriousHeavy page: 250 kB'])
  expect(settings.readLayout('page-checks')).toEqual({ image: 300_000, page: 100_000 })
})

test('a page weighs as much as the scripts that the build puts into it, each once; one from elsewhere is no file of the project', async () => {
  const library = (path: string, isCDN = false) => ({ id: path, name: path, path, isCDN }) as Library
  await open([{ tag: 'script', attributes: { src: 'libs/js/footer/b.js' } }], {
    files: {
      'libs/js/header/a.js': 'x'.repeat(1_000_000),
      'libs/js/footer/b.js': 'x'.repeat(700_000),
      'libs/js/footer/elsewhere.js': 'x'.repeat(5_000_000),
      'global/global.js': 'x'.repeat(100_000),
    },
    record: {
      jsHeaderLibs: [library('libs/js/header/a.js')],
      jsFooterLibs: [library('libs/js/footer/b.js'), library('libs/js/footer/elsewhere.js', true)],
    },
  })
  expect(texts('Weight')).toEqual(['SeriousHeavy page: 1.8 MB'])
})

test('what the audit finds stands first, in words, and leads to its element', async () => {
  const { canvas, user } = await open([link('#nowhere'), image('https://a.example/b.png')], {
    audit: () => succeed({ findings: [noAlt] }),
  })
  const region = await screen.findByRole('region', { name: 'Accessibility' })
  expect(within(region).getByText('Some people cannot use this at all.')).toBeTruthy()
  await user.click(within(region).getByRole('button'))
  expect(canvas.state.getState().selected?.id).toBe(3)
})

test('a check that is asked for says how far it has come, and can be called off', async () => {
  const { user } = await open([link('#')], {
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
  const { audits, user } = await open([link('#')], {
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
  await open([link('#')], { audit: () => fail(failure) })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText(/accessibility of this page are in order/)).toBeNull()
})

test('an edit is checked when it has been still for a while', async () => {
  const { canvas } = await open([link('#')])
  act(() => void canvas.setAttributes(canvas.find('a')[0] ?? 0, { href: 'gone.html' }))
  expect(group('Links')).toBeNull()
  await waitFor(() => expect(texts('Links')).toEqual(['SeriousBroken link: gone.html']), { timeout: 3000 })
})

test('hundreds of findings come a part at a time', async () => {
  const { user } = await open(Array.from({ length: 60 }, (_, index) => link(`gone-${index}.html`)))
  expect(texts('Links')).toHaveLength(limits.listChunk)
  await user.click(screen.getByRole('button', { name: 'Show 5 more' }))
  expect(texts('Links')).toHaveLength(60)
})

const all = 'All pages'
const reports = () => [...(group(all)?.querySelectorAll('summary') ?? [])].map((each) => each.textContent)

test('all pages are opened and checked in turn, and the one that was open comes back', async () => {
  const { canvas, navigation, audits, user } = await open([link('gone.html')], {
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
  const { navigation, user } = await open([link('gone.html')], {
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
  const { canvas, toasts, user } = await open([link('gone.html')])
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

test('a slider whose script is switched off is told until it is on, and not where a script of its own is brought', async () => {
  const slider = { tag: 'swiper-container' }
  const { settings } = await open([slider, { tag: 'spline-viewer' }])
  const told = ['Seriousswiper-container has no script: enable_swiperjs is off']
  const scene = 'Seriousspline-viewer has no script: enable_spline_viewer is off'
  expect(texts('Files')).toEqual([...told, scene])
  act(() => settings.set('enable_swiperjs', true))
  await waitFor(() => expect(texts('Files')).toEqual([scene]), { timeout: 2 * limits.checksDelay })
  cleanup()
  await open([slider, { tag: 'script', attributes: { src: './js/swiper.min.js' } }])
  expect(texts('Files').filter((text) => text?.includes('script: '))).toEqual([])
})
