import { attributeOf } from '../project/index.ts'
import type { ScannedElement } from '../project/index.ts'
import type { Directive, PolicyFinding, PolicySources } from './policy-sources.ts'
import { originsIn, sourceOf } from './source-of.ts'

interface Work {
  readonly policy: PolicySources
  readonly base: string
  found(kind: PolicyFinding['kind'], what: string): void
}

/** Which attributes of which element load what. Scripts and sheets are read elsewhere. */
const loading: Readonly<Record<string, Readonly<Record<string, readonly Directive[]>>>> = {
  img: { src: ['img-src'] },
  image: { href: ['img-src'], 'xlink:href': ['img-src'] },
  feimage: { href: ['img-src'] },
  input: { src: ['img-src'], formaction: ['form-action'] },
  button: { formaction: ['form-action'] },
  body: { background: ['img-src'] },
  source: { src: ['media-src'] },
  video: { src: ['media-src'], poster: ['img-src'] },
  audio: { src: ['media-src'] },
  track: { src: ['media-src'] },
  iframe: { src: ['frame-src'] },
  frame: { src: ['frame-src'] },
  embed: { src: ['object-src'] },
  object: { data: ['object-src'] },
  use: { href: ['img-src'], 'xlink:href': ['img-src'] },
  'spline-viewer': { url: ['connect-src'] },
}

export function allowAddresses(element: ScannedElement, work: Work) {
  const { policy, base, found } = work
  for (const [attribute, directives] of Object.entries(loading[element.name.toLowerCase()] ?? {})) {
    const address = attributeOf(element, attribute)
    if (address === undefined) continue
    for (const directive of directives) policy.allow(directive, sourceOf(address, base))
  }
  for (const address of candidatesOf(element)) policy.allow('img-src', sourceOf(address, base))
  special[element.name]?.(element, work)
  for (const { name, value } of element.attributes) {
    if (/^\s*javascript:/i.test(value) && /^(?:href|src|action|formaction|xlink:href)$/.test(name)) {
      found('javascript-address', value.slice(0, 60))
    }
    // Scripts of pages keep addresses in them.
    if (name.startsWith('data-')) for (const origin of originsIn(value)) allowShown(policy, origin)
  }
}

const special: Readonly<Record<string, (element: ScannedElement, work: Work) => void>> = {
  link: allowLink,
  form: allowForm,
  iframe(element, { found }) {
    if (attributeOf(element, 'srcdoc') !== undefined) found('frame-text', '<iframe srcdoc>')
  },
  'spline-viewer': (element, { found }) => found('unknown-scene', attributeOf(element, 'url') ?? '<spline-viewer>'),
}

/** Without an address it is sent to where its page is. A pattern sends it without leaving the page. */
function allowForm(element: ScannedElement, { policy, base }: Work) {
  const action = (attributeOf(element, 'action') ?? '').trim()
  const source = sourceOf(action.replace(/^#.*/, '') || '?', base)
  policy.allow('form-action', source ?? /^[a-z]+:/i.exec(action)?.[0].toLowerCase() ?? null)
  if (source !== "'self'") policy.allow('connect-src', source)
}

function allowShown(policy: PolicySources, origin: string) {
  for (const directive of ['connect-src', 'img-src', 'media-src'] as const) policy.allow(directive, origin)
}

function candidatesOf(element: ScannedElement): readonly string[] {
  const list = attributeOf(element, 'srcset') ?? attributeOf(element, 'imagesrcset') ?? ''
  return list.split(/,\s+|,$/).map((each) => each.trim().split(/\s+/)[0] ?? '')
}

const preloaded: Readonly<Record<string, Directive>> = {
  image: 'img-src',
  font: 'font-src',
  style: 'style-src',
  script: 'script-src',
  fetch: 'connect-src',
  video: 'media-src',
  audio: 'media-src',
  track: 'media-src',
}

function allowLink(element: ScannedElement, { policy, base }: Work) {
  const source = sourceOf(attributeOf(element, 'href') ?? '', base)
  const rel = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/)
  if (rel.some((each) => /icon$|^apple-touch|^mask-icon/.test(each))) policy.allow('img-src', source)
  if (rel.includes('manifest')) policy.allow('manifest-src', source)
  if (rel.includes('modulepreload')) policy.allow('script-src', source)
  const directive = preloaded[(attributeOf(element, 'as') ?? '').toLowerCase()]
  if (rel.includes('preload') && directive) policy.allow(directive, source)
}
