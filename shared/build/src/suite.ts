/** The parts of the suite that are built on their own: where each is served in development, and which slots it fills. */
export interface SuiteRemote {
  readonly name: string
  readonly title: string
  readonly port: number
  /**
   * Slots it is answerable for, `*` at the end for a whole family. While the remote is missing the shell can then say
   * whose place is empty; the most exact pattern wins.
   */
  readonly slots: readonly string[]
}

export const shellPort = 5170

export const suite: readonly SuiteRemote[] = [
  { name: 'canvas', title: 'Canvas', port: 5171, slots: ['canvas', 'bar:*'] },
  { name: 'panels', title: 'Panels', port: 5172, slots: ['panel:*', 'left:*', 'modal:*'] },
  { name: 'workspace', title: 'Workspace', port: 5173, slots: ['screen:*'] },
  {
    name: 'assets-fonts-libs',
    title: 'Assets, fonts and libraries',
    port: 5174,
    slots: ['modal:asset*', 'modal:file*', 'modal:fonts', 'modal:libraries', 'left:assets'],
  },
  {
    name: 'motion-interactions',
    title: 'Motion and interactions',
    port: 5175,
    slots: ['panel:interactions', 'panel:motion', 'panel:actions', 'left:animation*', 'modal:animation*'],
  },
]
