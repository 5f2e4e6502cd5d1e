import type { BreakpointFailure } from '@pergola/contracts'

export const messages = {
  title: 'Breakpoints',
  base: 'Base',
  baseNote: 'Styles for every width',
  editing: (label: string) => `Breakpoints, editing ${label}`,
  show: (label: string) => `Show ${label}`,
  name: (label: string) => `Name of ${label}`,
  namePlaceholder: 'Name',
  width: (label: string) => `Width of ${label}`,
  rules: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
  remove: (label: string) => `Remove ${label}`,
  add: (width: number) => `Add breakpoint at ${width}px`,
  addNote: 'Type a width in the bar to add one there.',
  size: (value: string) => `${value} is no width in pixels`,
  removeTitle: (label: string) => `Remove ${label}?`,
  removeMessage: (count: number) =>
    `Its rules go with it in every style sheet of the site, ${messages.rules(count)} in those of this page. Undo brings them back.`,
  cancel: 'Cancel',
}

export const failures: Readonly<Record<BreakpointFailure, string>> = {
  exists: 'There is a breakpoint for that width already.',
  missing: 'This breakpoint is gone.',
  'not-allowed': 'It cannot be changed now. One with two bounds is changed in the code.',
  'invalid-width': 'A width is a number of pixels from 1 to 16384.',
  'read-only': 'This tab only reads the project. Take it over to change it.',
  'worker-lost': 'It could not be changed, because a part of the editor did not load. Try again.',
}
