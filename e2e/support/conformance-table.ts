export interface PluginResult {
  readonly plugin: string
  readonly blocks: readonly { readonly label: string; readonly differs: string | null }[]
  /** What it wants of the editor, which is ignored. */
  readonly commands: readonly string[]
  /** Why GrapesJS itself does not run it. */
  readonly problem: string | null
}

const words = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|')

/** What the table of docs/grapesjs.md says of a plugin. */
export function conformanceRow({ plugin, blocks, commands, problem }: PluginResult): string {
  const alike = blocks.filter(({ differs }) => differs === null).length
  const others = blocks.filter(({ differs }) => differs !== null).map(({ label, differs }) => `${label}: ${differs}`)
  const nothing = blocks.length === 0 ? ['It brings no blocks, and is not installed'] : []
  const reason = problem === null ? [...others, ...nothing].join('; ') : `GrapesJS itself does not run it: ${problem}`
  const ignored = commands.length === 0 ? '' : `commands ${commands.join(', ')}`
  return `| ${plugin} | ${alike} of ${blocks.length} | ${words(reason)} | ${words(ignored)} |`
}
