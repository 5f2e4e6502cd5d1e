import { type Block, type FileChange, type GrapesPlugin, guestMarkers, type Project } from '@pergola/contracts'

export interface ReadPlugin {
  readonly name: string
  /** Where it was fetched from; empty for a file. */
  readonly address: string
  readonly script: string
  readonly content: GrapesPlugin
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'plugin'

export function pluginPath(name: string): string {
  return `editor/plugins/${slug(name)}.js`
}

function without<Value>(table: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)))
}

/** What each type is called in this project: another plugin may have one of the same name that does something else. */
function namesOfTypes(project: Project, { name, content }: ReadPlugin): ReadonlyMap<string, string> {
  const known = project.componentScripts ?? {}
  const own = project.guestPlugins?.[name]?.types ?? []
  const types = new Set([...content.scripts.map(({ type }) => type), ...content.types])
  const codes = new Map(content.scripts.map(({ type, code }) => [type, code]))
  const isFree = (wanted: string, type: string) =>
    !Object.hasOwn(known, wanted) || own.includes(wanted) || known[wanted] === codes.get(type)
  return new Map(
    [...types].map((type) => {
      let wanted = type
      for (let count = 2; !isFree(wanted, type); count += 1) wanted = `${type}-${count}`
      return [type, wanted]
    }),
  )
}

/** Seen on dark and on light: an image knows nothing of the colour of the text around it. */
const iconColour = '#8a8f98'

/** Icons of plugins take the colour of the text; as pictures they would be black on a dark panel. */
export function iconOf(media: string): string {
  const coloured = media.replaceAll(/currentcolor/gi, iconColour)
  const [root = ''] = /<svg\b[^>]*>/i.exec(coloured) ?? []
  return root === '' || /\sfill\s*=/i.test(root) ? coloured : coloured.replace(/<svg\b/i, `<svg fill="${iconColour}"`)
}

function renamed(html: string, names: ReadonlyMap<string, string>): string {
  return [...names].reduce(
    (text, [from, to]) =>
      from === to ? text : text.replaceAll(`${guestMarkers.type}="${from}"`, `${guestMarkers.type}="${to}"`),
    html,
  )
}

function blocksOf(project: Project, { name, content }: ReadPlugin, names: ReadonlyMap<string, string>): Block[] {
  const taken = new Set([...Object.keys(project.blocks), ...Object.keys(project.symbols)])
  return content.blocks.map(({ id: given, label, category, media, html, css }) => {
    const wanted = `${slug(name)}-${slug(given)}`
    let id = wanted
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
    taken.add(id)
    const words = { id, name: label, label: label || given, category: category || name, type: 'block' as const }
    return { ...words, media: iconOf(media), content: renamed(html, names), style: css }
  })
}

/**
 * What a plugin becomes in the project: blocks as plain markup, the scripts of its types, and its file, which no visitor
 * gets. One of the same name gives way to it.
 */
export function addedPlugin(project: Project, plugin: ReadPlugin): Pick<FileChange, 'files' | 'record'> {
  const { name, address, script, content } = plugin
  const before = project.guestPlugins?.[name]
  const rest = { ...project, blocks: without(project.blocks, before?.blocks ?? []) }
  const names = namesOfTypes(project, plugin)
  const blocks = blocksOf(rest, plugin, names)
  const scripts = content.scripts.map(({ type, code }) => [names.get(type) ?? type, code] as const)
  const path = pluginPath(name)
  const entry = { path, address, blocks: blocks.map(({ id }) => id), types: [...names.values()] }
  return {
    files: { [path]: script },
    record: {
      blocks: { ...rest.blocks, ...Object.fromEntries(blocks.map((block) => [block.id, block])) },
      guestPlugins: { ...project.guestPlugins, [name]: entry },
      ...(scripts.length > 0 && { componentScripts: { ...project.componentScripts, ...Object.fromEntries(scripts) } }),
    },
  }
}

/** Elements that are on pages stay, and what they do as well: pages that have none carry none of it. */
export function removedPlugin(project: Project, name: string): Pick<FileChange, 'files' | 'record'> {
  const plugin = project.guestPlugins?.[name]
  return {
    files: {},
    record: {
      blocks: without(project.blocks, plugin?.blocks ?? []),
      guestPlugins: without(project.guestPlugins ?? {}, [name]),
    },
  }
}

/** Servers that the scripts of a plugin name, and pages with its elements may ask. */
export function serversNamed({ scripts }: GrapesPlugin): string[] {
  const found = scripts.flatMap(({ code }) => code.match(/(?:https?:)?\/\/[a-z\d-]+(?:\.[a-z\d-]+)+/gi) ?? [])
  return [...new Set(found.map((address) => address.replace(/^.*\/\//, '')))]
}
