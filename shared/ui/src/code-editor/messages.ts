export const messages = {
  leave: 'Escape, then Tab leaves the editor.',
  /** CodeMirror's own words, in ours. */
  phrases: {
    Find: 'Find',
    Replace: 'Replace with',
    next: 'Next',
    previous: 'Previous',
    all: 'Select all',
    'match case': 'Match case',
    'by word': 'Whole words',
    regexp: 'Regular expression',
    replace: 'Replace',
    'replace all': 'Replace all',
    close: 'Close search',
  },
} as const
