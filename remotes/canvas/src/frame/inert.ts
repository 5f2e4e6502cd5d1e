import type { HtmlAttribute, HtmlNode } from '@pergola/site/html'
import { shadowsMember } from './shadowed-members.ts'

/** Elements that fetch or run a document of their own: they stand in the frame, empty. */
const embedders = new Set(['iframe', 'frame', 'embed', 'object', 'applet', 'portal', 'fencedframe'])
const embedAddresses = new Set(['src', 'data', 'srcdoc', 'code', 'codebase', 'archive'])
const scriptAddresses = new Set(['src', 'href', 'xlink:href', 'type', 'nonce', 'integrity'])

/** Names that act without a script: docs/threat-model.md says of each what it would do. They stay in the document. */
const neverNames = new Set([
  // A document, or a key to what scripts may do.
  'srcdoc',
  'nonce',
  // They would fight with the editor over focus and keys.
  'autofocus',
  'contenteditable',
  'accesskey',
  'focusgroup',
  'focusgroupstart',
  // They open what was closed, and may cover or make unusable all of the page that is edited.
  'popovertarget',
  'popovertargetaction',
  'command',
  'commandfor',
  'interestfor',
  'interesttarget',
  // They tell others what is pressed or shown, the address of the editor included.
  'ping',
  'attributionsrc',
  'browsingtopics',
  'sharedstoragewritable',
  'adauctionheaders',
  'referrerpolicy',
  // They offer a form to agents, in the name of the editor, whose origin the frame has.
  'toolname',
  'tooldescription',
  'toolautosubmit',
  'toolparamdescription',
  'toolparamtitle',
  // They ask where the user is as soon as they are drawn, and keep a page from being drawn.
  'autolocate',
  'blocking',
])

/** Animations can write an address into another attribute. */
const animatedValues = new Set(['to', 'from', 'by', 'values'])
const animations = new Set(['set', 'animate', 'animatetransform', 'animatemotion'])

// Browsers skip control characters and white space inside a scheme, so they are skipped here too.
// oxlint-disable-next-line no-control-regex
const ignoredInScheme = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g
const runningScheme = /^(javascript|vbscript|livescript|data:(text\/html|text\/xml|application\/xhtml|image\/svg))/

/** Attributes that are read by people, never followed. */
const prose = new Set(['title', 'alt', 'placeholder', 'label', 'class', 'id', 'value', 'style'])

function runs(value: string): boolean {
  if (!value.includes(':')) return false
  return runningScheme.test(value.replace(ignoredInScheme, '').toLowerCase())
}

function isPictureAddress(node: HtmlNode, name: string): boolean {
  // A svg in a data address is only a picture where a picture is expected; elsewhere it is a document.
  const element = node.name.toLowerCase()
  return (
    (name === 'src' && (element === 'img' || element === 'input')) ||
    name === 'srcset' ||
    name === 'poster' ||
    ((name === 'href' || name === 'xlink:href') && (element === 'image' || element === 'feimage'))
  )
}

function isAllowedAddress(node: HtmlNode, { name, value }: HtmlAttribute): boolean {
  if (prose.has(name) || name.startsWith('data-') || name.startsWith('aria-') || !runs(value)) return true
  const picture = value.replace(ignoredInScheme, '').toLowerCase().startsWith('data:image/svg')
  return picture && isPictureAddress(node, name)
}

/** It would replace the frame's own, and tell every server of a picture where the editor is. */
function isReferrerRule({ attributes }: HtmlNode): boolean {
  return attributes.some(
    ({ name, value }) => name.toLowerCase() === 'name' && value.trim().toLowerCase() === 'referrer',
  )
}

function isAllowedOnElement(node: HtmlNode, name: string): boolean {
  const element = node.name.toLowerCase()
  if (element === 'script') return !scriptAddresses.has(name)
  if (element === 'base') return false
  if (element === 'meta') return name !== 'http-equiv' && !(name === 'content' && isReferrerRule(node))
  if (embedders.has(element)) return !embedAddresses.has(name)
  if (element === 'template') return !name.startsWith('shadowroot')
  if (name === 'autoplay') return node.attributes.some((attribute) => attribute.name === 'muted')
  // Sheets are projected by `sheet-views.ts`; every other link only fetches what the editor does not need.
  if (element === 'link') return name !== 'href' && name !== 'imagesrcset'
  return true
}

function isAllowed(node: HtmlNode, attribute: HtmlAttribute): boolean {
  const name = attribute.name.toLowerCase()
  if (name.startsWith('on') || name.startsWith('data-gjs-') || neverNames.has(name)) return false
  if (shadowsMember(node, attribute)) return false
  if (!isAllowedOnElement(node, name)) return false
  if (animations.has(node.name.toLowerCase()) && animatedValues.has(name)) {
    return !attribute.value.replace(ignoredInScheme, '').toLowerCase().includes('script:')
  }
  return isAllowedAddress(node, attribute)
}

/** The attributes of an element that may reach the frame. What is left out stays in the document. */
export function inertAttributes(node: HtmlNode): readonly HtmlAttribute[] {
  const { attributes } = node
  return attributes.every((attribute) => isAllowed(node, attribute))
    ? attributes
    : attributes.filter((attribute) => isAllowed(node, attribute))
}

/** Elements whose content never reaches the frame: scripts, and what embedders hold as a fallback. */
export function isHollow(node: HtmlNode): boolean {
  const element = node.name.toLowerCase()
  return element === 'script' || element === 'iframe' || element === 'noembed' || element === 'noframes'
}

const fetched = new Set(['src', 'srcset', 'poster', 'xlink:href', 'background'])

/** What the frame would look for at the root of the editor when it is an address from the root of the site. */
export function isFetched(name: string): boolean {
  return fetched.has(name)
}

/** What may name a file that is shown. */
export function namesFile(name: string): boolean {
  return fetched.has(name) || name === 'href' || name === 'style'
}
