import { nextOutside, splitAt } from './selector-text.ts'

/** What a page is to believe of the device and of the person's settings; null and false: what the browser says. */
export interface EmulatedMedia {
  readonly colorScheme: 'light' | 'dark' | null
  readonly reducedMotion: boolean
  /** The media type is `print`, and no longer `screen`. */
  readonly print: boolean
}

/** Features that every browser knows, and of which the answer is the same in every window. */
const holds = '(min-width: 0px)'
const holdsNever = '(min-width: 16777216px)'

const comments = /\/\*[^]*?\*\//g
const scheme = /\(\s*prefers-color-scheme\s*(?::\s*(light|dark)\s*)?\)/gi
const motion = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/gi
const typed = /^(?:(not|only)\s+)?(screen|print)(?![\w-]|\s*\()/i

const answer = (is: boolean) => (is ? holds : holdsNever)

function emulateFeatures(query: string, { colorScheme, reducedMotion }: EmulatedMedia): string {
  let text = query
  // Without a value it asks whether the person wants anything but the default: a scheme always, motion as it is never.
  if (colorScheme) {
    text = text.replace(scheme, (_all, asked?: string) => answer((asked ?? colorScheme).toLowerCase() === colorScheme))
  }
  if (reducedMotion) {
    text = text.replace(motion, (_all, asked?: string) => answer((asked ?? 'reduce').toLowerCase() === 'reduce'))
  }
  return text
}

/** `print` becomes a type that every window has; what asks for screens holds nowhere, or everywhere behind `not`. */
function emulateType(query: string): string {
  const found = typed.exec(query)
  if (!found) return query
  const [all, word = '', type = ''] = found
  if (type.toLowerCase() === 'print') return `${word && `${word} `}all${query.slice(all.length)}`
  return word.toLowerCase() === 'not' ? 'all' : 'not all'
}

/**
 * A media query list with the answers to what is emulated in place of the questions, so that a window that emulates
 * nothing decides as one would that has these preferences. What is not understood stays as it is.
 */
export function emulateMedia(list: string, media: EmulatedMedia): string {
  if (!/prefers-|screen|print/i.test(list)) return list
  const queries = splitAt(list.replace(comments, ' '), ',')
  return queries.map((query) => emulateFeatures(media.print ? emulateType(query) : query, media)).join(', ')
}

/** Behind the address of an `@import`, its layer and its condition on support. */
function mediaOfImport(params: string): number {
  let at = params.length - params.trimStart().length
  if (/^url\(/i.test(params.slice(at))) at += 3
  at = nextOutside(params, at)
  for (const part of [/^\s*layer(?![\w-])/i, /^\s*supports(?=\()/i]) {
    const word = part.exec(params.slice(at))?.[0]
    if (word === undefined) continue
    at += word.length
    if (params[at] === '(') at = nextOutside(params, at)
  }
  return at
}

function emulateImport(params: string, media: EmulatedMedia): string {
  const at = mediaOfImport(params)
  const list = params.slice(at)
  return list.trim() === '' ? params : `${params.slice(0, at)} ${emulateMedia(list, media)}`
}

/** A page that allows both schemes gets the preferred one, as it would by its own choice; one that names one keeps it. */
export function emulateSchemes(value: string, { colorScheme }: EmulatedMedia): string {
  const words = value
    .trim()
    .toLowerCase()
    .split(/[\s!]+/)
  if (!colorScheme || value.includes('(') || !words.includes(colorScheme)) return value
  return value.replace(colorScheme === 'dark' ? /\blight\b/gi : /\bdark\b/gi, '')
}

const schemeValue = /^(?:\s*(?:light|dark|only)(?=\s|!|$))+\s*(?:!\s*important\s*)?$/i

function emulateDeclaration(text: string, media: EmulatedMedia): string {
  const [name = '', ...rest] = text.split(':')
  const value = rest.join(':')
  const isScheme = /^\s*(?:color-scheme|--[^\s]+)\s*$/i.test(name) && schemeValue.test(value)
  if (isScheme) return `${name}:${emulateSchemes(value, media)}`
  return /\bif\(/i.test(value) ? `${name}:${emulateConditions(value, media)}` : text
}

/** `if(media(…): …)`, where a lone feature needs no brackets of its own. */
function emulateConditions(value: string, media: EmulatedMedia): string {
  return value.replace(/\bmedia(\((?:[^()]|\([^()]*\))*\))/gi, (all, group: string) => {
    const asked = emulateFeatures(group, media)
    if (asked !== group) return `media${asked}`
    const list = emulateMedia(group.slice(1, -1), media)
    return list === group.slice(1, -1)
      ? all
      : `media(${list === 'not all' ? holdsNever : list.replace(/^all$/, holds)})`
  })
}

const leading = /^(?:\s|\/\*[^]*?\*\/)*/

function emulatePart(part: string, media: EmulatedMedia): string {
  const lead = leading.exec(part)?.[0] ?? ''
  const text = part.slice(lead.length)
  const [word = '', name = ''] = /^@(media|import|custom-media)(?![\w-])/i.exec(text) ?? []
  const params = text.slice(word.length)
  switch (name.toLowerCase()) {
    case 'media':
      return `${lead}${word} ${emulateMedia(params, media).trim()}${/\s*$/.exec(params)?.[0] ?? ''}`
    case 'import':
      return lead + word + emulateImport(params, media)
    case 'custom-media': {
      const custom = /^\s*--[^\s]+/.exec(params)?.[0] ?? ''
      return `${lead}${word}${custom} ${emulateMedia(params.slice(custom.length), media)}`
    }
    default:
      return text.startsWith('@') ? part : lead + emulateDeclaration(text, media)
  }
}

const asks = /prefers-|screen|print|color-scheme|:\s*(?:only\s+)?(?:light|dark)\s/i

/** The sheet as it is to be drawn: every condition on the emulated media decided, the color schemes chosen. */
export function emulateSheet(css: string, media: EmulatedMedia): string {
  if (!asks.test(css)) return css
  let drawn = ''
  let from = 0
  for (let at = 0; at < css.length; at = nextOutside(css, at)) {
    const sign = css[at]
    if (sign !== '{' && sign !== '}' && sign !== ';') continue
    const part = css.slice(from, at)
    drawn += sign === '{' && !/^(?:\s|\/\*[^]*?\*\/)*@/.test(part) ? part : emulatePart(part, media)
    drawn += sign
    from = at + 1
  }
  return drawn + emulatePart(css.slice(from), media)
}
