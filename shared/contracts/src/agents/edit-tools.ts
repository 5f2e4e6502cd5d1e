import * as v from 'valibot'
import type { AgentTool } from './agent-tool.ts'
import { at, count, html, media, nothing, page, path, text, values, where, word } from './tool-fields.ts'

const edits = { scope: 'edit', place: 'both' } as const
const words = v.optional(v.array(word))

/** Tools that edit the site. Each call is one step that can be undone. */
export const editTools: readonly AgentTool[] = [
  {
    ...edits,
    name: 'insert_html',
    title: 'Insert elements',
    description:
      'Puts markup before or after an element, or at the start or end of its content. Answers the new references.',
    input: v.strictObject({ page, at, where, html }),
  },
  {
    ...edits,
    name: 'replace_element',
    title: 'Replace an element',
    description: 'Puts markup in the place of an element.',
    input: v.strictObject({ page, at, html }),
  },
  {
    ...edits,
    name: 'move_element',
    title: 'Move an element',
    description: 'Moves an element before, after or into another one of the page.',
    input: v.strictObject({ page, at, to: at, where }),
  },
  {
    ...edits,
    name: 'remove_elements',
    title: 'Remove elements',
    description: 'Removes elements with all they hold.',
    input: v.strictObject({ page, at: v.array(at) }),
    isDestructive: true,
  },
  {
    ...edits,
    name: 'set_text',
    title: 'Set a text',
    description: 'Sets the text of an element that holds no other elements. Plain text, no markup.',
    input: v.strictObject({ page, at, text: word }),
  },
  {
    ...edits,
    name: 'set_attributes',
    title: 'Set attributes',
    description: 'Sets attributes of an element; null removes one.',
    input: v.strictObject({ page, at, attributes: values }),
  },
  {
    ...edits,
    name: 'set_classes',
    title: 'Give and take classes',
    description: 'Gives classes to an element, takes others away, leaves the rest.',
    input: v.strictObject({ page, at, add: words, remove: words }),
  },
  {
    ...edits,
    name: 'set_styles',
    title: 'Set styles of rules',
    description:
      'Sets declarations of rules; null removes one. A rule that is not there is made in the sheet named, else in that of the page. The selector may end in a state such as :hover.',
    input: v.strictObject({
      page,
      sheet: v.optional(path),
      rules: v.array(v.strictObject({ selector: word, media, declarations: values })),
    }),
  },
  {
    ...edits,
    name: 'set_tokens',
    title: 'Set design tokens',
    description: 'Sets custom properties in :root, or under a selector and media, such as those of the dark mode.',
    input: v.strictObject({ tokens: v.record(word, word), selector: v.optional(word), media }),
  },
  {
    ...edits,
    name: 'edit_source',
    title: 'Edit a source',
    description:
      'Replaces an exact text of a file by another one. Refused unless it is found as often as `count` says (1).',
    input: v.strictObject({
      page,
      file: text('Path in the project, or html, css or js of the page.'),
      old: v.pipe(word, v.minLength(1)),
      new: word,
      count,
    }),
  },
  {
    ...edits,
    name: 'write_file',
    title: 'Write a file',
    description: 'Makes a text file, or gives it a whole new text. Pages are made by add_page.',
    input: v.strictObject({ path, text: word }),
    isDestructive: true,
  },
  {
    ...edits,
    name: 'add_page',
    title: 'Add a page',
    description: 'Adds a page, empty or from a whole html document, whose styles and scripts become files of the page.',
    input: v.strictObject({ name: word, html: v.optional(word) }),
  },
  {
    ...edits,
    name: 'set_page',
    title: 'Facts of a page',
    description: 'Sets title, description or language (such as en) of a page.',
    input: v.strictObject({
      page,
      title: v.optional(word),
      description: v.optional(word),
      language: v.optional(word),
    }),
  },
  {
    ...edits,
    name: 'delete_page',
    title: 'Delete a page',
    description: 'Deletes a page and the files that it alone uses. Links to it stay and lead nowhere.',
    input: v.strictObject({ page: word }),
    isDestructive: true,
  },
  {
    ...edits,
    name: 'apply_edits',
    title: 'Several edits at once',
    description:
      'Runs several editing tools as one step: all or nothing. With dryRun nothing is changed, and the answer holds the difference of each file.',
    input: v.strictObject({
      label: text('What is done, in a few words; the history shows it.'),
      edits: v.array(v.strictObject({ tool: word, input: v.record(word, v.unknown()) })),
      dryRun: v.optional(v.boolean()),
    }),
  },
  {
    ...edits,
    name: 'undo_edits',
    title: 'Undo',
    description: 'Takes back the last steps of this agent.',
    input: v.strictObject({ steps: count }),
  },
  {
    ...edits,
    name: 'insert_block',
    title: 'Insert a block',
    description: 'Inserts a block or section by its id, with the rules it needs, beside or into an element.',
    input: v.strictObject({
      id: word,
      at: v.optional(at),
      where: v.optional(v.picklist(['before', 'after', 'inside'])),
    }),
    place: 'tab',
  },
  {
    ...edits,
    name: 'open_page',
    title: 'Open a page',
    description: 'Shows another page of the project in the tab.',
    input: v.strictObject({ page: word }),
    place: 'tab',
  },
  {
    ...edits,
    name: 'save_site',
    title: 'Save',
    description: 'Writes what was edited. Every other byte stays.',
    input: nothing,
  },
  {
    ...edits,
    name: 'build_site',
    title: 'Build the site',
    description: 'Writes the site as it is published into a folder beside the project, built by default.',
    input: v.strictObject({ folder: v.optional(v.pipe(word, v.regex(/^[\w-]+$/))) }),
    place: 'headless',
  },
]
