import type { Block, CanvasService, EditFailure, Outcome, Project } from '@pergola/contracts'
import { fail, paths, succeed } from '@pergola/contracts'
import { type BlocksFileFault, foldPath, parseBlocksFile, symbolContent, templateContent } from '@pergola/site/project'
import { closedSheet, ownBlock, withBlockStyle } from '@pergola/site/symbols'
import { messages } from './messages.ts'
import { blockPathes, sharedSheet } from './project-blocks.ts'

type ImportOutcome = Outcome<{ count: number }, BlocksFileFault | 'nothing-open' | EditFailure | 'worker-lost'>

/** Puts symbols and templates of a json file into the project, as one undo step. What is there already is kept. */
export async function importBlocks(canvas: CanvasService, source: string): Promise<ImportOutcome> {
  const parsed = parseBlocksFile(source)
  if (!parsed.ok) return parsed
  const { project } = canvas.record.getState()
  if (!project) return fail('nothing-open')
  const taken = new Set([...Object.keys(project.blocks), ...Object.keys(project.symbols)].map(foldPath))
  const labels = new Set(Object.values({ ...project.symbols, ...project.blocks }).map(labelKey))
  const added = parsed.value.map((block) => withFreeLabel(withFreeId(block, taken), labels))
  const files: Record<string, string> = {}
  const isKnown = await knownClasses(canvas)
  for (const { id, type, ...given } of added) {
    const pathes = blockPathes({ id, type })
    const closed = closedSheet(withoutMarks(given.style, taken))
    const goal = {
      project,
      fresh: type === 'symbol' ? freeClass(given.label, isKnown) : freshClassName(),
      isTaken: isKnown,
    }
    const { content, style } = ownBlock({ type, content: given.content, style: closed }, goal)
    files[pathes.content] = content
    files[pathes.style] = style
    const sheet = sharedSheet(type)
    files[sheet] = withBlockStyle(files[sheet] ?? (await textOf(canvas, sheet)), id, style)
  }
  const outcome = await canvas.replaceFiles(files, messages.importStep, recordWith(project, added))
  return outcome.ok ? succeed({ count: added.length }) : outcome
}

/** Whether the page or the sheets of all pages know a class: what a symbol is called must be nobody else's. */
async function knownClasses(canvas: CanvasService): Promise<(name: string) => boolean> {
  const shared = await Promise.all([paths.symbolsCss, paths.globalCss].map((path) => textOf(canvas, path)))
  const texts = [...shared, ...canvas.sheets().map(({ css }) => css)]
  return (name) => canvas.find(`.${CSS.escape(name)}`).length > 0 || texts.some((css) => css.includes(`.${name}`))
}

/** A class for the root of a symbol that has none of its own. */
function freeClass(label: string, isKnown: (name: string) => boolean): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '')
  const base = plain.slice(0, 40) || 'symbol'
  let name = base
  for (let number = 2; isKnown(name); number += 1) name = `${base}-${number}`
  return name
}

function freshClassName(): string {
  return `inf-${crypto.randomUUID().slice(0, 5)}`
}

/** An id is the name of a folder, where names that differ in case only are one. */
function withFreeId(block: Block, taken: Set<string>): Block {
  let id = block.id || `${block.type}-1`
  for (let count = 2; taken.has(foldPath(id)); count += 1) id = `${block.id || block.type}-${count}`
  taken.add(foldPath(id))
  const contentOf = block.type === 'symbol' ? symbolContent : templateContent
  return { ...block, id, content: contentOf(block.content, id) }
}

/** In the shared sheet the rules of a block lie between comments with its id: those of a file would be taken for them. */
function withoutMarks(style: string, ids: ReadonlySet<string>): string {
  return style.replace(/^\/\* (?:end )?([\w-]+) \*\/$/gm, (mark, id: string) => (ids.has(foldPath(id)) ? '' : mark))
}

/** Symbols and templates stand in lists of their own. */
const labelKey = ({ type, label }: Pick<Block, 'type' | 'label'>) => `${type} ${label.trim().toLowerCase()}`

/** Two that are called the same could not be told from each other. */
function withFreeLabel(block: Block, taken: Set<string>): Block {
  let { label } = block
  for (let count = 2; taken.has(labelKey({ ...block, label })); count += 1) label = `${block.label} ${count}`
  taken.add(labelKey({ ...block, label }))
  return { ...block, label }
}

function recordWith(project: Project, added: readonly Block[]): Partial<Project> {
  const records = added.map((block): [string, Block] => {
    const { id, type } = block
    return [id, { ...block, content: '', style: '', pathes: blockPathes({ id, type }) }]
  })
  const symbols = records.filter(([, { type }]) => type === 'symbol')
  return {
    blocks: { ...project.blocks, ...Object.fromEntries(records) },
    ...(symbols.length > 0 && { symbols: { ...project.symbols, ...Object.fromEntries(symbols) } }),
  }
}

async function textOf(canvas: CanvasService, path: string): Promise<string> {
  const text = await canvas.readFile(path)
  return text.ok ? text.value : ''
}
