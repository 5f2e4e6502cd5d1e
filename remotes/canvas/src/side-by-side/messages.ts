export const messages = {
  caption: (breakpoint: string, width: number) => `${breakpoint} · ${width}px`,
  edit: (breakpoint: string, width: number) => `Edit ${breakpoint} at ${width}px`,
  base: 'Base',
}
