import type { MotionJson, MotionValues } from '@pergola/contracts'
import { partsOfType, textParts } from './text-parts.ts'

/** Elements that hold a text and do nothing else: a part of a text must not become a script or a frame. */
const plainTag = /^(?:div|span|p|[bisuq]|em|strong|small|mark|sub|sup|[a-z][a-z\d]*-[a-z\d-]*)$/

/** Whether the parts of a text may be elements of this name. */
export function isSplitTag(tag: string): boolean {
  return plainTag.test(tag.trim().toLowerCase())
}

/** What SplitText takes as texts, whatever number or switch they look like. */
const texts = new Set(['tag', 'linesClass', 'wordsClass', 'charsClass', 'wordDelimiter'])

function textOption(name: string, value: MotionJson): MotionJson {
  if (typeof value === 'object') return name === 'wordDelimiter' ? value : ''
  const text = String(value)
  return name === 'tag' ? (isSplitTag(text) ? text.trim().toLowerCase() : '') : text
}

/** A list of texts to keep whole, or a pattern. */
function wholeTexts(value: MotionJson): MotionJson {
  if (Array.isArray(value)) return value.map(String).filter((each) => each !== '')
  return typeof value === 'object' || value === '' ? '' : readPattern(String(value)) ? String(value) : [String(value)]
}

/** A regular expression as it is typed, `/[,;]/g`; null for any other text. */
export function readPattern(text: MotionJson | undefined): RegExp | null {
  const [, source, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(typeof text === 'string' ? text : '') ?? []
  if (source === undefined) return null
  try {
    return new RegExp(source, flags)
  } catch {
    // A person wrote it: what is no pattern is a text.
    return null
  }
}

/** Options as they run, those of the others read by `readOther`. */
export function splitOptions(values: MotionValues, readOther: (values: MotionValues) => MotionValues): MotionValues {
  const entries = Object.entries(values).map(([name, value]): [string, MotionJson] => {
    if (name === 'type') return [name, partsOfType(value).join()]
    if (name === 'specialChars') return [name, wholeTexts(value)]
    if (name === 'mask') return [name, textParts.find((part) => part === String(value).trim()) ?? '']
    // A function, which no record holds.
    if (name === 'prepareText') return [name, '']
    return [name, texts.has(name) ? textOption(name, value) : (readOther({ [name]: value })[name] ?? '')]
  })
  return Object.fromEntries(
    entries.filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  )
}
