import { inputIssue, toolsAt } from '@pergola/contracts/agents'
import type { AgentAnswer } from '@pergola/contracts/agents'
import type { NodeId } from '@pergola/contracts'
import { findElement, referenceOf, ToolFailure } from '@pergola/site/agents'
import { messages } from './messages.ts'
import type { TabSite } from './tab-site.ts'
import { refuse } from './refuse.ts'

type TabTool = (input: unknown, site: TabSite) => Promise<AgentAnswer>

/** Tools that need the tab. Each checks what it is given by the table, as all of them do. */
const tabTools: Readonly<Record<string, TabTool>> = Object.fromEntries(
  Object.entries<(input: never, site: TabSite) => Promise<AgentAnswer>>({
    check_page: checkPage,
    list_blocks: listBlocks,
    take_screenshot: takeScreenshot,
    insert_block: insertBlock,
    open_page: openPage,
    save_site: saveSite,
    undo_edits: undoEdits,
  }).map(([name, run]) => [name, checked(name, run)]),
)

function checked(name: string, run: (input: never, site: TabSite) => Promise<AgentAnswer>): TabTool {
  return async (input, site) => {
    const tool = toolsAt('tab').find((each) => each.name === name)
    const issue = tool ? inputIssue(tool, input) : messages.failed(name)
    if (issue !== null) return refuse('wrong-argument', issue)
    try {
      return await run(input as never, site)
    } catch (error) {
      if (error instanceof ToolFailure) return refuse(error.code, error.message)
      throw error
    }
  }
}

/** The element on the canvas that a reference or selector names. */
async function onCanvas(site: TabSite, at: string): Promise<NodeId> {
  const shown = site.services.canvas.state.getState().document?.pageName ?? ''
  const open = await site.session.site.page(shown)
  const { tree } = open
  const path: number[] = []
  let node = findElement(open, at)
  while (node.id !== tree.html() && node.parent !== null) {
    const siblings = (tree.node(node.parent)?.children ?? []).filter((id) => tree.node(id)?.kind === 'element')
    path.unshift(siblings.indexOf(node.id))
    const parent = tree.node(node.parent)
    if (!parent) break
    node = parent
  }
  const id = site.nodeOnCanvas(shown, path)
  if (id === null) throw new ToolFailure('node-missing', messages.notOpen(shown))
  return id
}

async function checkPage(_input: never, { services: { canvas } }: TabSite): Promise<AgentAnswer> {
  const audit = await canvas.audit?.()
  if (!audit?.ok) return refuse(audit?.failure ?? 'audit-missing', messages.failed(audit?.detail ?? 'no audit'))
  const content = audit.value.findings.map(({ rule, impact, title, advice, nodes }) => ({
    rule,
    impact,
    title,
    advice,
    elements: nodes.map((id) => canvas.layer(id)).map((layer) => `${layer?.tag ?? ''} ${layer?.label ?? ''}`.trim()),
  }))
  return { ok: true, content }
}

async function listBlocks(
  { category }: { category?: string },
  { services: { canvas } }: TabSite,
): Promise<AgentAnswer> {
  await Promise.all([canvas.loadBlocks?.('plain'), canvas.loadBlocks?.('sections')])
  const all = canvas.blocks.getState().blocks
  const wanted = category?.toLowerCase()
  const blocks = all.filter((block) => wanted === undefined || block.category.toLowerCase() === wanted)
  return { ok: true, content: blocks.map(({ id, label, category: group }) => ({ id, label, category: group })) }
}

async function takeScreenshot({ at = 'body' }: { at?: string }, site: TabSite): Promise<AgentAnswer> {
  const id = await onCanvas(site, at)
  const picture = await site.services.canvas.pictureOf?.(id)
  return picture ? { ok: true, picture } : refuse('no-picture', messages.noPicture)
}

interface BlockInput {
  readonly id: string
  readonly at?: string
  readonly where?: 'before' | 'after' | 'inside'
}

async function insertBlock({ id, at, where = 'inside' }: BlockInput, site: TabSite): Promise<AgentAnswer> {
  const { canvas } = site.services
  await Promise.all([canvas.loadBlocks?.('plain'), canvas.loadBlocks?.('sections')])
  if (!canvas.blocks.getState().blocks.some((block) => block.id === id))
    return refuse('block-missing', messages.noBlock(id))
  const place = at === undefined ? undefined : { target: await onCanvas(site, at), position: where }
  const outcome = place ? canvas.insertBlock(id, place) : canvas.insertBlock(id)
  return outcome.ok ? { ok: true } : refuse(outcome.failure, messages.refused(outcome.failure))
}

async function openPage({ page }: { page: string }, site: TabSite): Promise<AgentAnswer> {
  const { canvas, navigation } = site.services
  await site.session.site.page(page)
  if (canvas.state.getState().changed) await canvas.save()
  navigation.openPage(page)
  await new Promise<void>((resolve) => {
    const isShown = () => {
      const { document, phase } = canvas.state.getState()
      return document?.pageName === page && phase !== 'loading'
    }
    if (isShown()) return resolve()
    const end = canvas.state.subscribe(() => {
      if (!isShown()) return
      end()
      resolve()
    })
  })
  return { ok: true, page, reference: referenceOf((await site.session.site.page(page)).tree.body()) }
}

async function saveSite(_input: never, { services: { canvas } }: TabSite): Promise<AgentAnswer> {
  const saved = await canvas.save()
  if (saved.ok) return { ok: true, ...saved.value }
  return saved.failure === 'nothing-changed'
    ? { ok: true, bytes: 0 }
    : refuse(saved.failure, messages.refused(saved.failure))
}

/** Takes back steps as long as they are an agent's. */
async function undoEdits({ steps = 1 }: { steps?: number }, { services: { canvas } }: TabSite): Promise<AgentAnswer> {
  const undone: string[] = []
  for (let left = steps; left > 0; left--) {
    const label = canvas.state.getState().undoLabel
    if (label === null || !isAgentStep(label)) break
    canvas.undo()
    undone.push(label)
  }
  return undone.length > 0 ? { ok: true, undone } : refuse('nothing-to-undo', messages.notYours)
}

/** Whether a step of the history was an agent's. */
export function isAgentStep(label: string | null): boolean {
  return label?.startsWith(messages.step('')) ?? false
}

/** Runs any tool of the tab; an edit is a step of the history called `nameOf(its label)`. */
export function runTool(
  site: TabSite,
  { name, input }: { readonly name: string; readonly input: unknown },
  nameOf: (label: string) => string,
): Promise<AgentAnswer> {
  const tool = Object.hasOwn(tabTools, name) ? tabTools[name] : undefined
  return tool ? site.inTurn(() => tool(input, site)) : site.run(name, input, nameOf)
}
