import { fail, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { pathProblem } from './path-problem.ts'

export type PageNameFailure = 'name-empty' | 'name-invalid'

/**
 * The name and key of a page: lower case, trimmed, `/` between its folders. Says whether a page can have it and changes
 * none of its words, since the pages of a record keep the names that they have.
 */
export function normalisePageName(typed: string): Outcome<string, PageNameFailure> {
  const name = lowerCase(typed)
  if (name === '') return fail('name-empty')
  const isUnsafe = /[#%]/.test(name) || /(?:^|\/)\./.test(name) || pathProblem(`${name}.html`) !== null
  // Page names are keys of a plain object, where `constructor` would find what is not a page.
  const isRefused = isUnsafe || pathProblem(name) !== null || name in Object.prototype || isKeptFolder(name)
  return isRefused ? fail('name-invalid', typed) : succeed(name)
}

export interface NewPageName {
  readonly name: string
  /** The words as they were typed, where the name does not say them: for the title. Empty where it does. */
  readonly title: string
}

/**
 * Makes a page's name of what a person typed, so that its address can be read: `Über uns` is `ueber-uns`, `contact.html`
 * is `contact`, `/blog/` is the first page of the folder. Characters that no file can have are refused, not replaced.
 */
export function newPageName(typed: string): Outcome<NewPageName, PageNameFailure> {
  const path = typed.normalize('NFC').trim().replace(/^\/+/, '').replace(/\/+$/, '/index')
  const words = path.replace(pageEnding, '').trim()
  if (words === '') return fail('name-empty')
  const normal = normalisePageName(words.split('/').map(readableSegment).join('/'))
  if (!normal.ok) return fail('name-invalid', typed)
  const title = words.slice(words.lastIndexOf('/') + 1).trim()
  return succeed({ name: normal.value, title: lowerCase(title) === lastSegment(normal.value) ? '' : title })
}

/** `About Us.HTML` names the page `about us`. */
export function pageNameOfFile(fileName: string): string {
  return fileName.replace(/^.*[/\\]/, '').replace(/\.html?$/i, '')
}

function lowerCase(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}

const pageEnding = /\.(?:html?|xhtml|xht)$/i

/** A page's name without its folders. */
export function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/** Folders in which the build writes files of its own beside those of pages, and such as would be a page's file itself. */
function isKeptFolder(name: string): boolean {
  return /^(?:motions|tailwind)\//.test(name) || /\.(?:html|css|js)\//.test(name)
}

/** Letters that are no plain letter with a mark, as they are written without them. */
const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}

/** One folder or name of an address. Other scripts than Latin keep their letters: browsers show them as they are. */
function readableSegment(segment: string): string {
  return lowerCase(segment)
    .replace(/[äöüßæœøđðłıþ]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[\s,;!&+()=@$^~`´–—„“”[\]{}]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+(?=.)|(?<=.)-+$/g, '')
}
