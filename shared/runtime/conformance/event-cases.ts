import { silence } from './silence.ts'
import { atLoad, box, each, inPage, once, told } from './event-case.ts'
import type { EventCase, Run, Scene } from './event-case.ts'
import { mediaCases } from './media-cases.ts'

const field = '<input @ value="x">'
const form = '<form @ method="dialog"><input required><button>Send</button><button type="reset">Reset</button></form>'
const details = '<details @><summary>More</summary>x</details>'
const dialog = '<dialog @>x</dialog>'

const touch =
  (...steps: readonly ('touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel')[]): Run =>
  async ({ el, devtools }) => {
    await el.scrollIntoViewIfNeeded()
    const place = await el.boundingBox()
    for (const [index, type] of steps.entries()) {
      const at = [{ x: (place?.x ?? 0) + 5 + index * 40, y: (place?.y ?? 0) + 5 }]
      const touchPoints = type === 'touchStart' || type === 'touchMove' ? at : []
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
  }

const mouse: readonly EventCase[] = [
  ...each('click mousedown mouseup pointerdown pointerup', box, ({ el }) => el.click()),
  ...each('dblclick', box, ({ el }) => el.dblclick()),
  ...each('contextmenu', box, ({ el }) => el.click({ button: 'right' })),
  ...each('mouseover mousemove mouseenter pointerover pointermove pointerenter', box, ({ el }) => el.hover()),
  ...each('mouseout mouseleave pointerout pointerleave', box, async ({ el, page }) => {
    await el.hover()
    await page.mouse.move(799, 599)
  }),
  ...each('wheel', box, async ({ el, page }) => {
    await el.hover()
    await page.mouse.wheel(0, 10)
  }),
  ...each('gotpointercapture lostpointercapture', box, async ({ el }) => {
    await el.evaluate((node) =>
      node.addEventListener('pointerdown', (event) => node.setPointerCapture((event as PointerEvent).pointerId)),
    )
    await el.click()
  }),
  ...each('touchstart touchend', box, touch('touchStart', 'touchEnd')),
  ...each('touchmove', box, touch('touchStart', 'touchMove', 'touchEnd')),
  ...each('touchcancel pointercancel', box, touch('touchStart', 'touchCancel')),
]

/** What is carried stays in the window, and scrolling ends a drag: the place is in sight before it begins. */
const carry = async ({ el, page }: Scene): Promise<void> => {
  await el.scrollIntoViewIfNeeded()
  await page.locator('#carried').hover()
  await page.mouse.down()
  await el.hover()
}

const drags: readonly EventCase[] = [
  ...each('drag dragstart dragend', '<p @ draggable="true">x</p>', ({ el, page }) => el.dragTo(page.locator('#land'))),
  ...each('dragenter dragover drop', box, async (scene) => {
    await scene.el.evaluate((node) => node.addEventListener('dragover', (event) => event.preventDefault()))
    await carry(scene)
    await scene.page.mouse.up()
  }),
  ...each('dragleave', box, async (scene) => {
    await carry(scene)
    await scene.page.locator('#land').hover()
    await scene.page.mouse.up()
  }),
]

const keys: readonly EventCase[] = [
  ...each('keydown keyup keypress input', field, ({ el }) => el.press('a')),
  ...each('change', field, async ({ el }) => {
    await el.fill('new')
    await el.blur()
  }),
  ...each('focus focusin', field, ({ el }) => el.focus()),
  ...each('blur focusout', field, async ({ el }) => {
    await el.focus()
    await el.blur()
  }),
  ...each('select', field, ({ el }) => el.press('Control+a')),
  ...each('copy', field, async ({ el }) => {
    await el.press('Control+a')
    await el.press('Control+c')
  }),
  ...each('cut', field, async ({ el }) => {
    await el.press('Control+a')
    await el.press('Control+x')
  }),
  ...each('paste', field, ({ el }) => el.press('Control+v')),
  ...each('submit', form, async ({ el }) => {
    await el.locator('input').fill('x')
    await el.getByText('Send').click()
  }),
  ...each('reset', form, ({ el }) => el.getByText('Reset').click()),
  ...each('invalid', '<input @ required>', inPage('el.reportValidity()')),
  // It does not rise, and the form is where one would ask for it.
  ...each('invalid', form, ({ el }) => el.getByText('Send').click()),
]

const moved = "el.style.transition = 'opacity 50ms'; getComputedStyle(el).opacity; el.style.opacity = 0.5"

const moving: readonly EventCase[] = [
  ...each('animationstart animationend', box, inPage("el.style.animation = 'shift 20ms 2'")),
  // However late a picture is drawn, a round was over before it.
  ...each('animationiteration', box, inPage("el.style.animation = 'shift 20ms infinite'")),
  ...each('transitionrun transitionstart transitionend', box, inPage(moved)),
  ...each(
    'transitioncancel',
    box,
    inPage(`${moved.replace('50ms', '50s')}; getComputedStyle(el).opacity; el.style.display = 'none'`),
  ),
  ...each('view enterview leaveview', '<p @ style="margin: 700px 0">x</p>', async ({ el, page }) => {
    await el.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    const frames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))'
    await page.evaluate(frames)
    await page.evaluate('scrollTo(0, 0)')
  }),
  ...once(each('toggle open', details, ({ el }) => el.locator('summary').click())),
  ...once(each('open', '<p @ popover>x</p>', inPage('el.showPopover()'))),
  ...once(each('open', dialog, inPage('el.show()'))),
  ...once(each('close', dialog, inPage('el.show(); el.close()'))),
  ...once(
    each('close', details, async ({ el }) => {
      await el.locator('summary').click()
      await el.locator('summary').click()
    }),
  ),
]

/** A second copy of the page is left, and what its handlers did is read from what stays of it. */
const left: Run = async ({ page, el }) =>
  page.evaluate(
    async (id) => {
      const frame = document.createElement('iframe')
      const next = () => new Promise((done) => frame.addEventListener('load', done, { once: true }))
      frame.src = `${location.pathname}?left`
      document.body.append(frame)
      await next()
      const before = frame.contentDocument
      frame.contentWindow?.location.replace('about:blank')
      await next()
      frame.remove()
      return [...(before?.querySelectorAll('#said li') ?? [])].some(({ textContent }) => textContent === id)
    },
    await el.evaluate((node) => node.id),
  )

const stored = `const frame = document.createElement('iframe'); document.body.append(frame)
  frame.contentWindow.localStorage.setItem('k', Math.random()); frame.remove()`
const heardTwice = `const promise = Promise.reject(1)
  await new Promise((done) => addEventListener('unhandledrejection', done, { once: true }))
  setTimeout(() => promise.catch(() => 0))`
const spoken = (event: string) => `const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition
  const recognition = new Recognition(); recognition.start(); recognition.dispatchEvent(new Event('${event}')); recognition.abort()`

/** What was compiled cannot be read by a page of another origin: it learns that something came. */
const unreadable = `const frame = document.createElement('iframe'); frame.sandbox = 'allow-scripts'
  frame.srcdoc = '<script>parent.postMessage(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])), "*")</script>'
  document.body.append(frame)
  await new Promise((done) => addEventListener('messageerror', done, { once: true })); frame.remove()`

/** Sensors of a device, as the browser reads them, and a second copy of the page, which asks for them when it begins. */
const shaken: Run = async ({ page, el, devtools }) => {
  for (const type of ['accelerometer', 'linear-acceleration', 'gyroscope'] as const) {
    await devtools.send('Emulation.setSensorOverrideEnabled', { enabled: true, type, metadata: { available: true } })
    await devtools.send('Emulation.setSensorOverrideReadings', { type, reading: { xyz: { x: 1, y: 2, z: 3 } } })
  }
  return page.evaluate(
    async (id) => {
      const frame = document.createElement('iframe')
      frame.src = `${location.pathname}?shaken`
      document.body.append(frame)
      await new Promise((done) => frame.addEventListener('load', done, { once: true }))
      const motion = await new Promise<DeviceMotionEvent>((done) =>
        frame.contentWindow?.addEventListener('devicemotion', done, { once: true }),
      )
      // A browser without windows has no sensors to override, and says so by an event of empty readings.
      if (!motion.isTrusted || ![1, undefined, null].includes(motion.acceleration?.x))
        throw new Error('devicemotion: this is not what the sensor was told to measure')
      const list = frame.contentDocument?.querySelectorAll('#said li') ?? []
      frame.remove()
      return [...list].some(({ textContent }) => textContent === id)
    },
    await el.evaluate((node) => node.id),
  )
}

const nothing: Run = () => Promise.resolve()

const ofPage: readonly EventCase[] = [
  ...atLoad(each('DOMContentLoaded', box, nothing, 'document')),
  ...atLoad(each('readystatechange', box, nothing, 'document')).map((one) => ({ ...one, times: 2 })),
  ...atLoad(each('load', box, nothing, 'window')),
  ...each('beforeunload unload', box, left, 'window'),
  ...each('resize', box, ({ page }) => page.setViewportSize({ width: 790, height: 600 }), 'window'),
  ...each('scroll', box, ({ page }) => page.mouse.wheel(0, 50), 'document'),
  ...each('error', box, inPage("setTimeout(() => { throw new Error('expected') })"), 'window'),
  ...each('hashchange popstate', box, inPage('location.hash = Math.random(); history.back()'), 'window'),
  ...each(
    'online offline',
    box,
    async ({ page }) => {
      await page.context().setOffline(true)
      await page.context().setOffline(false)
    },
    'window',
  ),
  ...each('storage', box, inPage(stored), 'window'),
  ...each('beforeprint afterprint', box, ({ page }) => page.pdf(), 'window'),
  ...each('message', box, inPage('postMessage(1)'), 'window'),
  ...each('unhandledrejection rejectionhandled', box, inPage(heardTwice), 'window'),
  ...each(
    'deviceorientation',
    box,
    ({ devtools }) => devtools.send('DeviceOrientation.setDeviceOrientationOverride', { alpha: 1, beta: 2, gamma: 3 }),
    'window',
  ),
  ...each('devicemotion', box, shaken, 'window'),
  ...each('messageerror', box, inPage(unreadable), 'window'),
  ...each('visibilitychange', box, left, 'document'),
  ...['speechstart', 'speechend', 'result', 'nomatch'].flatMap((event) =>
    each(event, box, inPage(spoken(event)), 'window').map((one): EventCase => ({ ...one, how: 'told' })),
  ),
]

/** Without a size of its own. */
const drawing = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
const broken = 'data:image/png,none'

const ofElementToo: readonly EventCase[] = [
  ...once(each('load', '<img @ alt="">', inPage(`el.src = "${drawing}"`))),
  ...once(each('error', '<img @ alt="">', inPage(`el.src = "${broken}"`))),
  ...each('scroll', '<div @ style="height: 20px; overflow: auto"><p>x</p><p>y</p></div>', inPage('el.scrollTop = 9')),
  ...told('result', 'element', '<x-recorder @></x-recorder>'),
]

export const eventCases: readonly EventCase[] = [mouse, drags, keys, mediaCases, moving, ofPage, ofElementToo].flat()

/** Over before commands start that wait for the page. */
export const pastCases: readonly Pick<EventCase, 'event' | 'html'>[] = [
  ...['DOMContentLoaded', 'readystatechange', 'load'].map((event) => ({ event, html: box })),
  { event: 'load', html: `<img @ alt="" src="${drawing}">` },
  { event: 'error', html: `<img @ alt="" src="${broken}">` },
  { event: 'load', html: '<iframe @ srcdoc="x"></iframe>' },
  { event: 'load', html: '<iframe @ loading="lazy" srcdoc="x"></iframe>' },
  ...['loadedmetadata', 'canplaythrough'].map((event) => ({
    event,
    html: `<audio @ preload="auto" src="${silence}"></audio>`,
  })),
]
