import * as v from 'valibot'
import type { AgentTool } from './agent-tool.ts'
import { at, count, nothing, page, path, text, word } from './tool-fields.ts'

const looks = { scope: 'read', place: 'both', isUntrusted: true } as const

/** Tools that look and change nothing. */
export const readTools: readonly AgentTool[] = [
  {
    name: 'get_guide',
    title: 'How to work here',
    description:
      'How to work on a site: the order of work, how elements are named, what is never offered. Read it first.',
    input: nothing,
    scope: 'read',
    place: 'both',
  },
  {
    ...looks,
    name: 'get_status',
    title: 'State of the project',
    description: 'Name of the project, page of the last call, what is not saved, what may be done.',
    input: nothing,
  },
  {
    ...looks,
    name: 'list_pages',
    title: 'Pages',
    description: 'Names, titles, addresses and files of all pages.',
    input: nothing,
  },
  {
    ...looks,
    name: 'get_outline',
    title: 'Outline of a page',
    description:
      'The elements of a page, one a line: reference, tag with id and classes, role or name, text, number of children that are not shown. References hold while their elements are there.',
    input: v.strictObject({ page, at: v.optional(at), depth: count, lines: count }),
  },
  {
    ...looks,
    name: 'find_elements',
    title: 'Find elements',
    description: 'Elements of a page that match a selector, that hold a text, or both, as lines of an outline.',
    input: v.strictObject({ page, selector: v.optional(word), text: v.optional(word), lines: count }),
  },
  {
    ...looks,
    name: 'get_element',
    title: 'Source of an element',
    description: 'Attributes and own markup of one element, as it stands in the file.',
    input: v.strictObject({ page, at }),
  },
  {
    ...looks,
    name: 'get_source',
    title: 'Source of a file',
    description: 'Text of a file, or of the html, css or js of a page, by lines.',
    input: v.strictObject({
      page,
      file: v.optional(text('Path in the project, or html, css or js of the page.')),
      from: count,
      lines: count,
    }),
  },
  {
    ...looks,
    name: 'get_styles',
    title: 'Rules of an element',
    description:
      'Rules of the sheets whose selectors match an element, in the order of the sheets, with state and media.',
    input: v.strictObject({ page, at }),
  },
  {
    ...looks,
    name: 'search_site',
    title: 'Search the site',
    description: 'Lines of pages, sheets and scripts that hold a text, in any case.',
    input: v.strictObject({ text: v.pipe(word, v.minLength(1)), lines: count }),
  },
  {
    ...looks,
    name: 'list_tokens',
    title: 'Design tokens',
    description: 'Custom properties of the site: values, selectors and media they stand under, and sheets.',
    input: nothing,
  },
  {
    ...looks,
    name: 'list_files',
    title: 'Files',
    description: 'Files of the project with their sizes in bytes.',
    input: v.strictObject({ folder: v.optional(path) }),
  },
  {
    ...looks,
    name: 'check_site',
    title: 'Check the site',
    description:
      'Dead links, missing files, markup and styles that cannot be read, missing titles and texts, in the site as exported.',
    input: nothing,
    place: 'headless',
  },
  {
    ...looks,
    name: 'check_page',
    title: 'Check the open page',
    description: 'What the accessibility rules of WCAG A and AA find on the page in the tab, with references.',
    input: nothing,
    place: 'tab',
  },
  {
    ...looks,
    name: 'list_blocks',
    title: 'Blocks and sections',
    description: 'What can be inserted by id: plain blocks and ready sections, by category.',
    input: v.strictObject({ category: v.optional(word) }),
    place: 'tab',
  },
  {
    ...looks,
    name: 'take_screenshot',
    title: 'Screenshot',
    description: 'Picture of an element of the page in the tab, else of its body, as an address of data.',
    input: v.strictObject({ at: v.optional(at) }),
    place: 'tab',
  },
]
