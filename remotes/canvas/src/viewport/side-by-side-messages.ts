export const messages = {
  show: 'Breakpoints side by side',
  keywords: 'responsive widths devices compare frames',
  group: 'Canvas',
}
