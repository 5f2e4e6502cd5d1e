/** Names of undo steps, and why one is not taken. */
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
  cellStays: 'Not allowed: a cell stays in its row, or the rows of the table would have different lengths.',
  tallCells: 'Not allowed: a cell reaches over several rows of this table. Take its rowspan away first.',
  otherColumns: (row: number, table: number) =>
    `Not allowed: the row has ${row} ${row === 1 ? 'column' : 'columns'}, the table has ${table}.`,
  switchedOff: (name: string) => `Not allowed: ${name} is off in its Traits, Props (Advanced).`,
}
