import type { ChangedLook } from '@pergola/contracts'

function lookWords({ page, elements, properties, count }: ChangedLook): string {
  const more = count > elements.length ? ` and ${count - elements.length} more` : ''
  return `On ${page}: ${elements.join(', ')}${more} (${properties.slice(0, 6).join(', ')}${properties.length > 6 ? ', …' : ''}).`
}

export const messages = {
  menu: 'Styles of this rule',
  everyWidth: 'At every width',
  upTo: (width: number) => `Up to ${width}px (max-width)`,
  from: (width: number) => `From ${width}px (min-width)`,
  beginInline: 'Edit the style attribute',
  pageOnly: 'This page only',
  moveTo: { site: 'Move to the site', page: 'Move to this page' },
  moved: {
    site: (selector: string) => `${selector} is the site’s now: every page has its rules.`,
    page: (selector: string) => `${selector} is of this page alone now.`,
  },
  comparing: 'Comparing how the pages look…',
  moveFailed: 'The rule could not be moved. Wait until the page is loaded and saved, and try again.',
  looksTitle: 'Move the rule',
  looks: (changed: readonly ChangedLook[]) => {
    const more = changed.length > 5 ? ` And elements of ${changed.length - 5} more pages.` : ''
    return `These elements will look another way. ${changed.slice(0, 5).map(lookWords).join(' ')}${more}`
  },
  looksConfirm: 'Move it all the same',
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
} as const
