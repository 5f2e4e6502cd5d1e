export const messages = {
  show: 'Breakpoints side by side',
  keywords: 'responsive widths devices compare frames multiple',
  group: 'Canvas',
  row: 'Page at other breakpoints',
  caption: (breakpoint: string, width: number) => `${breakpoint} · ${width}px`,
  edit: (breakpoint: string, width: number) => `Edit ${breakpoint} at ${width}px`,
  base: 'Base',
}
