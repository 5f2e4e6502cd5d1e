import { fail, paths, sayStored } from '@pergola/contracts'
import type {
  Block,
  CanvasService,
  DialogsService,
  ProjectsService,
  SettingsService,
  ToastsService,
} from '@pergola/contracts'
import { blocksFileLimits, printBlocksFiles } from '@pergola/site/project'
import { saveFile } from '@pergola/ui'
import { importBlocks } from './import-blocks.ts'
import { invalidTexts, messages } from './messages.ts'
import { blockTexts } from './project-blocks.ts'
import { removeBlocks } from './remove-blocks.ts'

export interface OwnBlockServices {
  readonly canvas: CanvasService
  readonly projects: Pick<ProjectsService, 'state' | 'readText' | 'planPlainSymbols'>
  readonly toasts: ToastsService
  readonly dialogs: DialogsService
  readonly settings?: Pick<SettingsService, 'state'> | undefined
}

/** With the rules of the site for its classes: another site has others, or none. */
async function portableBlock(canvas: CanvasService, block: Block): Promise<Block> {
  const [texts, site] = await Promise.all([blockTexts(canvas, block), canvas.readFile(paths.globalCss)])
  if (!site.ok || site.value.trim() === '') return texts
  const { rulesOfSite } = await import('./rules-of-site.ts')
  const rules = rulesOfSite(site.value, texts.content)
  return rules === '' ? texts : { ...texts, style: `${rules}\n\n${texts.style}`.trimEnd() }
}

/** One block goes into `symbol.json`, several into `symbols.json`, and what that may not hold into `symbols-2.json`. */
export async function exportBlocks({ canvas, toasts }: OwnBlockServices, blocks: readonly Block[]): Promise<void> {
  const type = blocks[0]?.type
  if (type === undefined) return
  const whole = await Promise.all(blocks.map((block) => portableBlock(canvas, block)))
  const kind = blocks.length > 1 ? `${type}s` : type
  const files = printBlocksFiles(whole)
  for (const [index, text] of files.entries()) {
    const name = index === 0 ? `${kind}.json` : `${kind}-${index + 1}.json`
    saveFile(new Blob([text], { type: 'application/json' }), name)
  }
  toasts.success(messages.downloaded(kind))
  if (files.length > 1) toasts.info(messages.inFiles(files.length, blocksFileLimits.blocks))
}

export async function uploadBlocks(services: OwnBlockServices, file: File): Promise<void> {
  const { canvas, toasts } = services
  const outcome = file.size > blocksFileLimits.bytes ? fail('too-large') : await importBlocks(canvas, await file.text())
  if (outcome.ok) {
    const said = messages.imported(outcome.value.count)
    return sayStored(services, () => toasts.success(said))
  }
  const fault = invalidTexts[outcome.failure as keyof typeof invalidTexts]
  if (fault) toasts.error(messages.invalid, fault(outcome.detail))
  else toasts.error(messages.notImported)
}

function takesElementsToo({ settings }: OwnBlockServices): boolean {
  return settings?.state.getState().settings.delete_symbols_after_delete_from_page ?? false
}

/**
 * Asks first; one undo brings everything back. What becomes of the elements of a symbol is what the setting
 * `delete_symbols_after_delete_from_page` says, docs/reference/settings.md; the question offers the other as well.
 */
export async function deleteBlocks(
  services: OwnBlockServices,
  blocks: readonly Block[],
  category?: string,
): Promise<void> {
  const { canvas, projects, toasts, dialogs } = services
  const [first] = blocks
  const { project } = canvas.record.getState()
  if (!first || !project) return
  const hasSymbols = blocks.some(({ type }) => type === 'symbol')
  const takesElements = takesElementsToo(services)
  const question = category ? messages.deleteSome(blocks.length, category) : messages.deleteOne(first.label)
  const answer = await dialogs.confirm({
    title: messages.deleteTitle(category ?? first.label),
    message: [question, hasSymbols && messages.ofElements(takesElements, blocks.length), messages.undoHint]
      .filter(Boolean)
      .join(' '),
    confirmLabel: messages.delete,
    ...(hasSymbols && { alternativeLabel: takesElements ? messages.keepElements : messages.deleteElements }),
    cancelLabel: messages.cancel,
    danger: true,
  })
  if (answer === 'cancel') return
  const onPages = (answer === 'confirm') === takesElements ? 'elements' : 'marks'
  const outcome = await removeBlocks({ canvas, projects, project, blocks, onPages })
  if (!outcome.ok) return toasts.error(messages.notRemoved)
  const name = category ?? first.label
  const said = !category && first.type === 'symbol' ? messages.symbolRemoved(name) : messages.removed(name)
  return sayStored(services, () => toasts.success(said))
}
