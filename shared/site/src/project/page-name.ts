import { fail, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { pathProblem } from './path-problem.ts'

export type PageNameFailure = 'name-empty' | 'name-invalid'

/** Turns what was typed into the name and key of a page. */
export function normalisePageName(typed: string): Outcome<string, PageNameFailure> {
  const name = typed.normalize('NFC').trim().toLowerCase()
  if (name === '') return fail('name-empty')
  const isUnsafe = /[/#%]/.test(name) || name.startsWith('.') || pathProblem(`${name}.html`) !== null
  // Page names are keys of a plain object, where `constructor` would find what is not a page.
  if (isUnsafe || pathProblem(name) !== null || name in Object.prototype) return fail('name-invalid', typed)
  return succeed(name)
}

/** `About Us.HTML` names the page `about us`. */
export function pageNameOfFile(fileName: string): string {
  return fileName.replace(/^.*[/\\]/, '').replace(/\.html?$/i, '')
}
