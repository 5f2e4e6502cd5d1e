import type { QueryProblem } from '@pergola/site/find'
import type { FindWhat } from '@pergola/site/find'

export type FindScope = 'site' | 'page' | 'selection'

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

export const messages = {
  title: 'Find and replace',
  find: 'Find',
  replacement: 'Replace with',
  attribute: 'Name of the attribute',
  anyAttribute: 'Any attribute',
  what: 'Look for',
  scope: 'In',
  matchCase: 'Match case',
  wholeWord: 'Whole word',
  regex: 'Regular expression',
  hint: 'Type what to find. Results of all pages and files come while you type.',
  none: 'Nothing is found',
  noneText: 'Other words, or another choice of what to look for, may find it.',
  count: (count: number, files: number) => `${many(count, 'result', 'results')} in ${many(files, 'place', 'places')}`,
  searching: 'Searching',
  cancel: 'Cancel',
  cancelled: 'Given up. The results so far are shown.',
  results: 'Results',
  more: (count: number) => `${count} more results in this file are not listed; they are replaced with the others.`,
  field: (page: string, name: string) => `${page}: ${fieldNames[name] ?? name}`,
  file: (label: string, count: number) => `${label}, ${many(count, 'result', 'results')}`,
  line: (line: number) => `Line ${line}`,
  match: (line: number, text: string) => `Line ${line}: ${text}`,
  goTo: 'Go to',
  replaceOne: 'Replace',
  replaceThis: 'Replace this one',
  replaceAll: 'Replace all',
  keys: 'Enter goes to a result, Ctrl+Enter replaces it.',
  step: (from: string, to: string) => `Replace ${short(from)} with ${short(to)}`,
  replacing: 'Replacing…',
  replaced: (count: number, files: number) =>
    `${many(count, 'place was', 'places were')} replaced in ${many(files, 'file', 'files')}. Undo takes it back as one step.`,
  refused: (count: number) =>
    `${many(count, 'place was', 'places were')} left: the result would not be one class, or one value.`,
  overtaken: 'The file is not as it was when it was searched. Look at the results again, then replace.',
  skipped: (files: string) => `Not searched, as they are no texts or too long: ${files}`,
  readOnly: 'Another tab edits this project, so nothing can be replaced here. Take over to edit here.',
  restricted: 'The project is restricted: it is searched, and nothing is replaced. Trust it to replace.',
  noPage: 'Open a page first: what is replaced becomes a step of its history.',
  notShown: (page: string) => `The page ${page} could not be shown.`,
  helmet: 'Page Helmet',
  editor: 'File Editor',
  tooSlow: (where: string) =>
    `The expression takes too long${where === '' ? '' : ` on ${where}`}. Make it simpler: repeat nothing that repeats itself, such as (a+)+.`,
  lost: 'The search has stopped. Try again.',
} as const

const fieldNames: Readonly<Record<string, string>> = {
  title: 'title of the page',
  description: 'description of the page',
  keywords: 'keywords of the page',
  author: 'author of the page',
  icon: 'icon of the page',
  customMetaTags: 'meta tags of the page',
}

function short(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text || '""'
}

export const whatNames: Record<FindWhat, string> = {
  text: 'Text',
  class: 'Class',
  attribute: 'Attribute value',
  link: 'Link or address',
  colour: 'Colour',
  code: 'Code',
}

export const scopeNames: Record<FindScope, string> = {
  site: 'Whole site',
  page: 'This page',
  selection: 'Selected element',
}

export const problems: Record<Exclude<QueryProblem, 'empty'>, (detail: string) => string> = {
  invalid: (detail) => `The expression cannot be read. ${detail}`,
  'no-colour': () => 'Type a colour, such as #0a84ff, red or oklch(0.7 0.1 200). It is found however it is written.',
}
