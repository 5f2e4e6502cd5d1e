import type { GrapesFailure } from '@pergola/contracts'

export const pluginMessages = {
  tab: 'GrapesJS plugins',
  hint: 'A plugin runs out of reach of the project, the editor and the network. Its blocks come to Add as plain markup and styles; a page carries the scripts of the components it shows, and nothing of GrapesJS.',
  source: 'Address or npm name',
  sourceHint: 'Such as grapesjs-tabs, or the https address of a plugin’s .js file for browsers.',
  cdn: 'npm names are fetched from',
  cdnHint: 'Asked only when you install one. The address is kept in this browser.',
  install: 'Install plugin',
  installing: 'Installing plugin…',
  or: 'or a file',
  choose: 'Choose a .js file',
  list: 'Installed plugins',
  none: 'No plugins yet',
  noneHint: 'Blocks of the GrapesJS ecosystem: by name, by address, or from a file.',
  blocks: (count: number) => (count === 1 ? '1 block' : `${count} blocks`),
  restricted: 'This project is restricted: nothing of others is run or fetched. Trust the project first.',
  notAnAddress: 'This is neither an https address nor a name of npm, such as grapesjs-tabs.',
  noBlocks: (name: string) =>
    `${name} brings no blocks. What it adds to panels, commands or styles of GrapesJS has no place here, so it was not installed.`,
  installed: (name: string, count: number) =>
    `${name} is installed: ${count === 1 ? '1 block' : `${count} blocks`} in Add`,
  notInstalled: (name: string) => `${name} could not be installed`,
  failed: (labels: string) => `These blocks could not be taken: ${labels}`,
  ignored: (name: string, commands: string) =>
    `${name} also wanted commands of GrapesJS, which are left out: ${commands}`,
  servers: (hosts: string) =>
    `Pages with its components ask other servers: ${hosts}. Whoever visits them is seen there.`,
  remove: (name: string) => `Delete ${name}`,
  removeQuestion: (name: string) =>
    `The blocks of ${name} leave Add. Elements that are on pages stay, and go on working. Undo brings it back.`,
  removed: (name: string) => `${name} is deleted`,
  notRemoved: (name: string) => `${name} could not be deleted`,
  installStep: (name: string) => `Install ${name}`,
  removeStep: (name: string) => `Delete ${name}`,
} as const

export const pluginReasons: Record<GrapesFailure, string> = {
  'not-loaded':
    'GrapesJS, which runs the plugin, could not be fetched. Connect to the network and try again; afterwards it works offline, too.',
  'no-frame':
    'This browser gave the plugin no frame to run in. Reload the page and try again; if it stays so, allow frames and storage for this address.',
  ended: 'The plugin did not come to an end, or sent too much, and was stopped. Nothing was installed.',
  problem: 'The plugin does not run. Nothing was installed; take the file of it that is made for browsers.',
  unfit:
    'What the plugin brings cannot be taken: it is too large, or none of what a plugin brings. Nothing was installed.',
}
