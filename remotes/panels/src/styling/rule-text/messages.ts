export const messages = {
  menu: 'Styles of this rule',
  everyWidth: 'At every width',
  upTo: (width: number) => `Up to ${width}px (max-width)`,
  from: (width: number) => `From ${width}px (min-width)`,
  beginInline: 'Edit the style attribute',
  copy: 'Copy Styles',
  paste: 'Paste Styles',
  rename: (name: string) => `Rename class .${name}…`,
  remove: 'Delete Current Rule',
  copied: 'The styles are on the clipboard.',
  nothing: 'There are no styles on the clipboard.',
  denied: 'The browser does not let the editor read the clipboard. Press Ctrl+V in the panel instead.',
  overwriteTitle: 'Paste styles',
  overwrite: (properties: readonly string[]) => `These properties of the rule are replaced: ${properties.join(', ')}.`,
  overwriteConfirm: 'Replace',
  cancel: 'Cancel',
  otherRules: (selectors: readonly string[]) =>
    `The styles of one rule are pasted. Left out: ${selectors.slice(0, 5).join(', ')}${selectors.length > 5 ? ` and ${selectors.length - 5} more` : ''}.`,
  skipped: (properties: readonly string[]) =>
    `Left out, because this browser does not know them: ${properties.join(', ')}.`,
} as const
