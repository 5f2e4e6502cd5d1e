/** Names of undo steps. */
export const messages = {
  insert: (block: string) => `Add ${block}`,
  insertHtml: 'Insert HTML',
  paste: 'Paste',
  cut: 'Cut',
  move: 'Move',
  duplicate: 'Duplicate',
  remove: 'Delete',
  clear: 'clear canvas',
  attributes: 'Edit attributes',
  text: 'Edit text',
  content: 'Edit content',
  replace: 'Replace element',
  tag: (name: string) => `Change tag to ${name}`,
  rename: 'Rename',
  wrap: 'Wrap in a block',
  unwrap: 'Unwrap',
}
