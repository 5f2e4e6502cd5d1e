import type { Block, Editor } from 'grapesjs'
import { type ComponentScript, markComponents, type OwnTypes } from './component-script.ts'
import { findPlugin } from './find-plugin.ts'
import { openEditor } from './headless-editor.ts'
import { allowOlderPlugins } from './older-plugins.ts'
import type { GuestPlugin } from './question.ts'

const typeNames = (editor: Editor) =>
  (editor.Components.getTypes() as readonly { readonly id: string }[]).map(({ id }) => id)

export interface OpenPlugin {
  readonly editor: Editor
  readonly own: OwnTypes
  readonly commands: readonly string[]
}

/** An editor with the plugin in it, and which types and commands are the plugin's. */
export function openWithPlugin(plugin: GuestPlugin): OpenPlugin {
  const start = findPlugin(plugin)
  const before = { types: new Set<string>(), commands: new Set<string>() }
  const editor = openEditor([
    (opened) => {
      allowOlderPlugins(opened)
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
  return { html: body.innerHTML.trim(), css }
}

function contentOf(block: Block): unknown {
  const content = block.get('content') as unknown
  return typeof content === 'function' ? (content as () => unknown)() : content
}

function readBlock({ editor, own }: OpenPlugin, block: Block, scripts: ComponentScript[]) {
  editor.Components.clear()
  editor.Css.clear()
  const content = contentOf(block)
  const added = [editor.addComponents(content as string)].flat()
  const came = markComponents(added, own)
  scripts.push(...came)
  const html = added.map((component) => component.toHTML()).join('')
  const isPlain =
    typeof content === 'string' && came.length === 0 && !/data-gjs-type|data-component/.test(content + html)
  return isPlain ? fromText(content) : { html, css: editor.getCss({ avoidProtected: true }) ?? '' }
}

/** The blocks of a plugin as markup and rules, and the script of each type that has one. */
export function readPlugin(plugin: GuestPlugin) {
  const opened = openWithPlugin(plugin)
  const scripts: ComponentScript[] = []
  const failed: { label: string; reason: string }[] = []
  const blocks = opened.editor.Blocks.getAll().models.flatMap((block) => {
    const label = block.getLabel() || block.getId()
    try {
      const { html, css } = readBlock(opened, block, scripts)
      if (html === '') throw new Error('It inserts nothing.')
      return [
        { id: block.getId(), label, category: block.getCategoryLabel(), media: block.getMedia() ?? '', html, css },
      ]
    } catch (error) {
      failed.push({ label, reason: String(error instanceof Error ? error.message : error).slice(0, 200) })
      return []
    }
  })
  const known = new Map(scripts.map((script) => [`${script.type}\n${script.code}`, script]))
  return { blocks, scripts: [...known.values()], failed, commands: opened.commands, types: [...opened.own] }
}
