import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { limits, succeed } from '@pergola/contracts'
import type { LargePicture, Library } from '@pergola/contracts'
import type { FakeElement } from '@pergola/contracts/testing'
import { group, image, link, openChecks, texts } from './testing/open-checks.tsx'

afterEach(cleanup)

test('links that lead somewhere are no findings', async () => {
  const pages = ['./pages/about.html', 'pages/about.html#team', '/index.html']
  const others = ['#top-of-all', '#', '#top', 'https://a.example/x', 'mailto:a@b.example', '{{ url }}']
  await openChecks([{ tag: 'h2', attributes: { id: 'top-of-all' } }, ...[...pages, ...others].map(link)])
  expect(screen.getByText('Nothing found')).toBeTruthy()
})

test('motions whose script is switched off are told, unless the page brings it', async () => {
  const motions = { mt1: { id: 'mt1', animations: [{ selector: 'chars', to: { x: '1' } }], isSplitText: true } }
  const page = [{ tag: 'h1', attributes: { 'motion-id': 'mt1' } }, { tag: 'spline-viewer' }]
  const told = 'SeriousA motion has no SplitText: disable_gsap_splitText is on'
  const scene = 'Seriousspline-viewer has no script: enable_spline_viewer is off'
  const becomes = (expected: readonly string[]) =>
    waitFor(() => expect(texts('Files')).toEqual(expected), { timeout: 2 * limits.checksDelay })
  const { settings } = await openChecks(page, { record: { motions } })
  await becomes([scene])
  act(() => settings.set('disable_gsap_splitText', true))
  await becomes([scene, told])
  cleanup()
  const library: FakeElement = { tag: 'script', attributes: { src: './js/split-text.min.js' } }
  const { settings: others } = await openChecks([...page, library], { record: { motions } })
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
  await openChecks([moving('h1', 'mt1'), moving('h2', 'mt2')], { record: { motions } })
  expect(texts('Commands')).toEqual(['SeriousA text is taken apart by more than one motion'])
  cleanup()
  await openChecks([moving('h1', 'mt1')], { record: { motions } })
  expect(screen.getByText('Nothing found')).toBeTruthy()
})

test('commands that nobody can read are told, each once', async () => {
  const broken = { tag: 'p', attributes: { 'v-scope': '{{{' } }
  await openChecks([broken, broken, { tag: 'b', attributes: { '@click': 'a(', ':title': 'fine' } }])
  expect(texts('Commands')).toEqual(['Seriousv-scope cannot be read: {{{', 'Serious@click cannot be read: a('])
})

test('a modifier that nobody knows is told', async () => {
  await openChecks([
    { tag: 'b', attributes: { '@click.nonsense.once': 'a()', 'v-on:keydown.arrow-up.a.debounce.500ms': 'a()' } },
  ])
  expect(texts('Commands')).toEqual(['Serious@click.nonsense.once has a modifier that is none: nonsense'])
})

test('forms that send nowhere are told, those with an address, a handler or nothing to send are not', async () => {
  const button = { tag: 'button' }
  const form = (attributes: Record<string, string>, children: FakeElement[] = [{ tag: 'p', children: [button] }]) => ({
    tag: 'form',
    attributes,
    children,
  })
  await openChecks([form({}), form({ action: '#', method: 'post' })])
  expect(texts('Links')).toEqual(['SeriousA form sends nowhere'])
  cleanup()
  await openChecks([
    form({ action: 'mailto:a@b.example' }),
    form({ action: 'https://forms.example/in' }),
    form({ 'v-on:submit': 'send()' }),
    form({ method: 'dialog' }),
    form({}, [{ tag: 'button', attributes: { formaction: '/in' } }]),
    form({}, [{ tag: 'button', attributes: { type: 'button' } }]),
  ])
  expect(screen.getByText('Nothing found')).toBeTruthy()
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
  await openChecks([
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
  await openChecks([link(href)])
  expect(texts('Links')).toEqual([expected])
})

test('a file that is missing is told once, and the button walks all elements that ask for it', async () => {
  const { canvas, user } = await openChecks([
    image('assets/gone.png'),
    image('./assets/gone.png'),
    image('assets/gone.png'),
  ])
  expect(texts('Files')).toEqual(['SeriousMissing file: assets/gone.png', 'SeriousMissing file: ./assets/gone.png'])
  const selected = () => canvas.state.getState().selected?.id
  await user.click(screen.getByRole('button', { name: 'Go to element 1 of 2: Missing file: assets/gone.png' }))
  const first = selected()
  await user.click(screen.getByRole('button', { name: 'Go to element 2 of 2: Missing file: assets/gone.png' }))
  expect([first, selected()]).toEqual(canvas.find('[src="assets/gone.png"]'))
})

test('what weighs more than is allowed, and a budget that a person changes and finds again', async () => {
  const { settings, user } = await openChecks([image('assets/big.png')], {
    files: { 'assets/big.png': 'x'.repeat(250_000) },
  })
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
  await openChecks([{ tag: 'script', attributes: { src: 'libs/js/footer/b.js' } }], {
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

test('a slider whose script is switched off is told until it is on, and not where a script of its own is brought', async () => {
  const slider = { tag: 'swiper-container' }
  const { settings } = await openChecks([slider, { tag: 'spline-viewer' }])
  const told = ['Seriousswiper-container has no script: enable_swiperjs is off']
  const scene = 'Seriousspline-viewer has no script: enable_spline_viewer is off'
  expect(texts('Files')).toEqual([...told, scene])
  act(() => settings.set('enable_swiperjs', true))
  await waitFor(() => expect(texts('Files')).toEqual([scene]), { timeout: 2 * limits.checksDelay })
  cleanup()
  await openChecks([slider, { tag: 'script', attributes: { src: './js/swiper.min.js' } }])
  expect(texts('Files').filter((text) => text?.includes('script: '))).toEqual([])
})

test('a picture with far more pixels than it is shown with, until exports make smaller ones', async () => {
  const large: LargePicture[] = []
  const { canvas, settings, user } = await openChecks([image('assets/a.jpg'), image('assets/b.svg')], {
    files: { 'assets/a.jpg': 'a', 'assets/b.svg': 'b' },
    audit: () => succeed({ findings: [], largePictures: large }),
  })
  const sizes = { own: { width: 2400, height: 1600 }, shown: { width: 300, height: 200 } }
  large.push(...canvas.find('img').map((node) => ({ node, ...sizes })))
  const check = () => user.click(screen.getByRole('button', { name: 'Check page' }))
  await check()
  await waitFor(() => expect(texts('Weight')).toEqual(['MinorImage much larger than shown: assets/a.jpg']))
  expect(group('Weight')?.textContent).toContain('2400 × 1600 pixels and is shown with 300 × 200')
  act(() => settings.set('make_picture_variants', true))
  await check()
  await waitFor(() => expect(group('Weight')).toBeNull())
})
