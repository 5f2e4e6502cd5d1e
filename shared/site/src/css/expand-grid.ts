import { splitAt, splitWords } from './selector-text.ts'
import type { Longhands } from './shorthands.ts'

export function expandGridLines(text: string, longhands: readonly string[]): Longhands {
  const [start = 'auto', end] = splitAt(text, '/')
  const [first = '', last = ''] = longhands
  return { [first]: start, [last]: end ?? mirrored(start) }
}

export function expandGridArea(text: string): Longhands {
  const [rowStart = 'auto', columnStart = mirrored(rowStart), rowEnd = mirrored(rowStart), columnEnd] = splitAt(
    text,
    '/',
  )
  return {
    'grid-row-start': rowStart,
    'grid-column-start': columnStart,
    'grid-row-end': rowEnd,
    'grid-column-end': columnEnd ?? mirrored(columnStart),
  }
}

/** A name stands for the line at the other end too; a number does not. */
function mirrored(start: string): string {
  return /^(?!auto$|span\b)[a-z_-][\w-]*$/i.test(start) ? start : 'auto'
}

export function expandGridTemplate(text: string): Longhands {
  const [left = '', columns] = splitAt(text, '/')
  const template = (rows: string, areas: string) => ({
    'grid-template-rows': rows,
    'grid-template-columns': columns ?? 'none',
    'grid-template-areas': areas,
  })
  const words = splitWords(left)
  if (!words.some(isString)) return columns === undefined && left !== 'none' ? null : template(left, 'none')
  const rows: string[] = []
  for (const [at, word] of words.entries()) {
    if (!isString(word)) rows.push(word)
    else if (at === words.length - 1 || isString(words[at + 1] ?? '') || (words[at + 1] ?? '').startsWith('['))
      rows.push('auto')
  }
  return template(rows.join(' '), words.filter(isString).join(' '))
}

export function expandGrid(text: string): Longhands {
  const automatic = { 'grid-auto-rows': 'auto', 'grid-auto-columns': 'auto', 'grid-auto-flow': 'row' }
  const [left = '', right = ''] = splitAt(text, '/')
  const dense = /\bdense\b/i.test(text) ? ' dense' : ''
  const none = { 'grid-template-rows': 'none', 'grid-template-columns': 'none', 'grid-template-areas': 'none' }
  if (/\bauto-flow\b/i.test(left)) {
    return {
      ...none,
      'grid-template-columns': right,
      ...automatic,
      'grid-auto-flow': `row${dense}`,
      'grid-auto-rows': trackSizes(left),
    }
  }
  if (/\bauto-flow\b/i.test(right)) {
    return {
      ...none,
      'grid-template-rows': left,
      ...automatic,
      'grid-auto-flow': `column${dense}`,
      'grid-auto-columns': trackSizes(right),
    }
  }
  const template = expandGridTemplate(text)
  return template === null ? null : { ...template, ...automatic }
}

function trackSizes(words: string): string {
  const sizes = splitWords(words).filter((word) => !/^(?:auto-flow|dense)$/i.test(word))
  return sizes.join(' ') || 'auto'
}

function isString(word: string): boolean {
  return /^["']/.test(word)
}
