/** Names of breakpoints that a new site begins with, and of undo steps. */
export const messages = {
  tablet: 'Tablet',
  mobile: 'Mobile',
  add: (width: number) => `Add breakpoint at ${width}px`,
  change: 'Change breakpoint',
  remove: 'Remove breakpoint',
}
