import type { Block, Component, Editor } from 'grapesjs'
import { createScriptNames, markComponents, type ScriptNames } from './component-script.ts'
import { findPlugin, type PluginFunction } from './find-plugin.ts'
import { openEditor } from './headless-editor.ts'
import { allowOlderPlugins } from './older-plugins.ts'
import { mediaLast } from './media-last.ts'
import type { GuestPlugin } from './question.ts'

const typeNames = (editor: Editor) =>
  (editor.Components.getTypes() as readonly { readonly id: string }[]).map(({ id }) => id)

interface OpenPlugin {
  readonly name: string
  readonly editor: Editor
  readonly own: ReadonlySet<string>
  readonly commands: readonly string[]
}

/** An editor with the plugin in it, and which types and commands are the plugin's. */
function openWithPlugin(plugin: GuestPlugin): OpenPlugin {
  const { name, start } = findPlugin(plugin)
  try {
    return { name, ...openWith(start) }
  } catch {
    // The older way changes how types are made, so only what does not start without it gets it; what fails then is said.
    return { name, ...openWith(start, allowOlderPlugins) }
  }
}

function openWith(start: PluginFunction, prepare: (editor: Editor) => void = () => {}): Omit<OpenPlugin, 'name'> {
  const before = { types: new Set<string>(), commands: new Set<string>() }
  const editor = openEditor([
    (opened) => {
      prepare(opened)
      before.types = new Set(typeNames(opened))
      before.commands = new Set(Object.keys(opened.Commands.getAll()))
      start(opened, {})
    },
  ])
  const own = new Set(typeNames(editor).filter((type) => !before.types.has(type)))
  return { editor, own, commands: Object.keys(editor.Commands.getAll()).filter((name) => !before.commands.has(name)) }
}

/** Markup that a plugin gave as a text, as it wrote it: GrapesJS would write its rules anew. */
function fromText(text: string): { html: string; css: string } {
  const { body, head } = new DOMParser().parseFromString(`<body>${text}`, 'text/html')
  const sheets = [...head.querySelectorAll('style'), ...body.querySelectorAll('style')]
  const css = sheets.map((sheet) => sheet.textContent?.trim() ?? '').join('\n')
  for (const sheet of sheets) sheet.remove()
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (name.startsWith('data-gjs-')) element.removeAttribute(name)
  return { html: body.innerHTML.trim(), css: mediaLast(css) }
}

function contentOf(block: Block): unknown {
  const content = block.get('content') as unknown
  return typeof content === 'function' ? (content as () => unknown)() : content
}

/** Whether GrapesJS sees by the markup alone what a component is. */
function isSeen(editor: Editor, component: Component): boolean {
  const type = String(component.get('type'))
  const { model } = (editor.Components.getType(type) ?? {}) as {
    readonly model?: { isComponent?(element: Element): unknown }
  }
  const shell = new DOMParser().parseFromString(`<body><${component.tagName || 'div'}>`, 'text/html').body
    .firstElementChild
  if (!shell) return false
  for (const [name, value] of Object.entries(component.getAttributes())) shell.setAttribute(name, String(value ?? ''))
  return Boolean(model?.isComponent?.(shell))
}

function readBlock({ editor, own }: OpenPlugin, block: Block, names: ScriptNames) {
  editor.Components.clear()
  editor.Css.clear()
  const content = contentOf(block)
  const added = [editor.addComponents(content as string)].flat()
  const mustSay = (component: Component) => own.has(String(component.get('type'))) && !isSeen(editor, component)
  const isMarked = markComponents(added, { mustSay, names })
  if (typeof content === 'string' && !isMarked) return fromText(content)
  return {
    html: added.map((component) => component.toHTML()).join(''),
    css: editor.getCss({ avoidProtected: true }) ?? '',
  }
}

/** The blocks of a plugin as markup and rules, and the script of each type that has one. */
export function readPlugin(plugin: GuestPlugin) {
  const opened = openWithPlugin(plugin)
  const names = createScriptNames()
  const failed: { label: string; reason: string }[] = []
  const blocks = opened.editor.Blocks.getAll().models.flatMap((block) => {
    const label = textOf(block.getLabel()) || block.getId()
    try {
      const { html, css } = readBlock(opened, block, names)
      if (html === '') throw new Error('It inserts nothing.')
      return [{ id: block.getId(), label, category: block.getCategoryLabel(), media: mediaOf(block), html, css }]
    } catch (error) {
      failed.push({ label, reason: String(error instanceof Error ? error.message : error).slice(0, 200) })
      return []
    }
  })
  return { name: opened.name, blocks, scripts: names.all(), failed, commands: opened.commands, types: [...opened.own] }
}

/** Labels may be markup: what is read of one is its words. */
const textOf = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body.textContent?.trim() ?? ''

/** Older plugins have their icon in the label. */
function mediaOf(block: Block): string {
  const media = block.getMedia() ?? ''
  return media || (/<svg[^]*<\/svg>/.exec(block.getLabel())?.[0] ?? '')
}
