export const messages = {
  tooMuch: (count: number) =>
    `Nothing was put in: the clipboard holds ${count} elements, and more than 20000 at once would stop the editor. Paste it in parts.`,
  partlyCopied: (copied: number, chosen: number, reason: string) =>
    `${copied} of ${chosen} elements were copied. ${reason}`,
  stylesLeft: (count: number) =>
    `What is pasted came without ${count === 1 ? 'a style rule' : `${count} style rules`} of its own page: a copy from elsewhere brings rules for its own classes and ids alone, and no code.`,
  shortMap:
    'This short address of a map cannot be shown in a frame: only its own server knows the map behind it. Open it, and copy the long address from there.',
  isMarkdown: 'The text was pasted as it is. It looks like Markdown.',
  asMarkdown: 'Paste as Markdown',
  noMarkdown: 'The text stays as it is: what reads Markdown could not be loaded. Check the connection and paste again.',
  editedSince: 'The text stays as it is: the page was edited since. Undo the edits, or paste it again.',
  callbacksLeft: 'Its motion came without the code of its callbacks: code does not come with the clipboard.',
  bringInteractions: 'Bring its interactions too?',
  does: (event: string, actions: readonly string[]) => `${event}: ${actions.join(', ') || 'nothing'}`,
  bringText: (all: readonly string[]) =>
    `What is pasted comes with ${all.length === 1 ? 'an interaction' : `${all.length} interactions`} of another project (${all.slice(0, 5).join('; ')}${all.length > 5 ? ' …' : ''}). Bring them only if you know where it was copied.`,
  bring: 'Bring interactions',
  bringNot: 'Without interactions',
}
