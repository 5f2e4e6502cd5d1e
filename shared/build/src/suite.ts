import { remotePort } from './development-ports.mjs'

/** A part of the suite that is built on its own, and the slots it fills. */
export interface SuiteRemote {
  readonly name: string
  readonly title: string
  /**
   * Slots it is answerable for, `*` at the end for a whole family. While the remote is missing the shell can then say
   * whose place is empty; the most exact pattern wins.
   */
  readonly slots: readonly string[]
}

export const suite: readonly SuiteRemote[] = [
  { name: 'canvas', title: 'Canvas', slots: ['canvas', 'bar:*'] },
  { name: 'panels', title: 'Panels', slots: ['panel:*', 'left:*', 'modal:*'] },
  { name: 'workspace', title: 'Workspace', slots: ['screen:*', 'modal:storage'] },
  {
    name: 'assets-fonts-libs',
    title: 'Assets, fonts and libraries',
    slots: ['modal:asset*', 'modal:file*', 'modal:fonts', 'modal:libraries', 'left:assets'],
  },
  {
    name: 'motion-interactions',
    title: 'Motion and interactions',
    slots: ['panel:interactions', 'panel:motion', 'panel:actions', 'left:animation*', 'modal:animation*'],
  },
]

/** Where a remote of the suite is served in development. */
export const developmentPort = (name: string) => remotePort(suite.findIndex((remote) => remote.name === name))
