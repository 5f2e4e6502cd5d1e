import { messages } from '../messages.ts'

export interface OutlineEntry {
  readonly id: number
  readonly label: string
  /** Nesting, 0 is the outermost. */
  readonly depth: number
  readonly mark: string
  /** Said beside the entry when something is wrong with it. */
  readonly problem: string | null
}

export interface Outline {
  readonly headings: readonly OutlineEntry[]
  readonly landmarks: readonly OutlineEntry[]
  readonly images: readonly OutlineEntry[]
  /** Of the page as a whole, such as a missing main. */
  readonly general: readonly string[]
}

/** One element of the page: its identity on the canvas and its own copy to read from. */
export interface Found {
  readonly id: number
  readonly element: Element
}

export const headingSelector = 'h1, h2, h3, h4, h5, h6, [role="heading"]'
export const landmarkSelector =
  'main, nav, header, footer, aside, section[aria-label], section[aria-labelledby], form[aria-label], search, ' +
  '[role="main"], [role="navigation"], [role="banner"], [role="contentinfo"], [role="complementary"], [role="region"], [role="search"]'
export const imageSelector = 'img:not([alt]), input[type="image"]:not([alt]), area[href]:not([alt])'

const landmarkRoles: Readonly<Record<string, string>> = {
  main: 'main',
  nav: 'navigation',
  header: 'banner',
  footer: 'contentinfo',
  aside: 'complementary',
  section: 'region',
  form: 'form',
  search: 'search',
}

const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label')?.trim()
  if (own) return own
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '')
  const named = ids.map((id) => element.ownerDocument.getElementById(id)).filter((target) => target !== null)
  return named.map(textOf).join(' ')
}

function headingText(element: Element): string {
  const pictures = [...element.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt') ?? '')
  return [textOf(element), ...pictures].join(' ').trim()
}

function levelOf(element: Element): number {
  const written = Number(element.getAttribute('aria-level'))
  if (Number.isInteger(written) && written > 0) return written
  return /^h[1-6]$/i.test(element.localName) ? Number(element.localName.slice(1)) : 2
}

function headingProblem(text: string, level: number, before: number | null, tops: number): string | null {
  if (text === '') return messages.empty
  if (level === 1 && tops > 0) return messages.secondTop
  if (before === null) return level === 1 ? null : messages.startsAt(level)
  return level > before + 1 ? messages.skipped(before, level) : null
}

/** The headings in reading order, with what a screen reader's user would stumble over. */
export function readHeadings(found: readonly Found[]): readonly OutlineEntry[] {
  let before: number | null = null
  let tops = 0
  return found.map(({ id, element }) => {
    const level = levelOf(element)
    const text = headingText(element)
    const problem = headingProblem(text, level, before, tops)
    before = level
    if (level === 1) tops += 1
    return { id, label: text || messages.emptyHeading, depth: level - 1, mark: `h${level}`, problem }
  })
}

/** `header` and `footer` are landmarks of the page only where no section encloses them. */
function roleOf(element: Element): string | null {
  const role = element.getAttribute('role') ?? landmarkRoles[element.localName] ?? null
  const inSection = element.parentElement?.closest('article, aside, main, nav, section') ?? null
  const isPagePart = ['header', 'footer'].includes(element.localName) && !element.hasAttribute('role')
  return isPagePart && inSection ? null : role
}

export function readLandmarks(found: readonly Found[]): readonly OutlineEntry[] {
  const landmarks = found.flatMap(({ id, element }) => {
    const role = roleOf(element)
    return role === null ? [] : [{ id, element, role, name: nameOf(element) }]
  })
  return landmarks.map(({ id, element, role, name }) => {
    const outer = landmarks.filter((other) => other.element !== element && other.element.contains(element))
    const twins = landmarks.filter((other) => other.role === role)
    const isLaterMain = role === 'main' && twins[0]?.id !== id
    const needsName = name === '' && twins.length > 1
    const problem = isLaterMain ? messages.secondMain : needsName ? messages.needsName : null
    return { id, label: name === '' ? role : `${role}, ${name}`, depth: outer.length, mark: element.localName, problem }
  })
}

const fileName = (address: string) => address.split(/[?#]/)[0]?.split('/').pop() || address

export function readImages(found: readonly Found[]): readonly OutlineEntry[] {
  return found.map(({ id, element }) => {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
    const label = address.startsWith('data:') ? 'data:' : fileName(address)
    return { id, label: label || messages.noName, depth: 0, mark: element.localName, problem: null }
  })
}

/** What a page offers to someone who does not see it. */
export function readOutline(find: (selector: string) => readonly Found[]): Outline {
  const landmarks = readLandmarks(find(landmarkSelector))
  const hasMain = landmarks.some(({ label }) => label === 'main' || label.startsWith('main,'))
  return {
    headings: readHeadings(find(headingSelector)),
    landmarks,
    images: readImages(find(imageSelector)),
    general: landmarks.length > 0 && !hasMain ? [messages.noMain] : [],
  }
}

export function countProblems({ headings, landmarks, images, general }: Outline): number {
  const troubled = [...headings, ...landmarks].filter(({ problem }) => problem !== null)
  return troubled.length + images.length + general.length
}
