import type { Command } from '../commands.ts'
import type { Dispose } from '../lifetime.ts'
import type { RemoteBlock } from '../records/remote-block.ts'
import type { PanelInfo, RemoteContribution, RemoteSetting } from '../remote.ts'
import type { RemoteManifest } from './remote-manifest.ts'
import { createChecker, type Checker } from './checker.ts'
import { slotProblem } from './reserved.ts'

/** So many of each a remote may bring, and texts so long. */
export const contributionLimits = {
  views: 50,
  panels: 20,
  commands: 200,
  settings: 100,
  blocks: 500,
  label: 200,
  icon: 5000,
  markup: 500_000,
} as const

/** What may be taken over as it is, and for the rest why not. */
export interface CheckedContribution {
  readonly accepted: RemoteContribution
  /** A sentence for each thing that was refused. */
  readonly refused: readonly string[]
}

type Named = Pick<RemoteManifest, 'name' | 'slots'>
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const pathData = /^[MmLlHhVvCcSsQqTtAaZz0-9eE.,+\s-]+$/
const key = /^(?:(?:Mod|Ctrl|Alt|Shift|Meta)\+)*[^\s+]+$/

function checkViews(check: Checker, { slots }: Named, value: unknown): RemoteContribution['views'] {
  const views: Record<string, unknown> = {}
  for (const [slot, View] of check.entries('views', value, contributionLimits.views)) {
    const problem = slotProblem(slot)
    const isComponent = typeof View === 'function' || isFields(View)
    if (problem !== undefined) check.refuse('views', problem)
    else if (!slots.includes(slot)) check.refuse('views', `"${slot}" is not among the slots of remote.json`)
    else if (isComponent) views[slot] = View
    else check.refuse('views', `"${slot}" must be a React component`)
  }
  return views as RemoteContribution['views']
}

function checkPanels(check: Checker, views: Fields, value: unknown): readonly PanelInfo[] {
  return check.items('panels', value, contributionLimits.panels, (panel) => {
    const { slot, title, icon } = panel
    const place = `panel ${JSON.stringify(slot)}`
    if (typeof slot !== 'string' || !Object.hasOwn(views, slot)) return check.refuse(place, 'views has no such slot')
    if (!check.text(place, 'title', title, contributionLimits.label)) return undefined
    return check.icon(place, icon) ? ({ slot, title, icon } as PanelInfo) : undefined
  })
}

function keysOf(check: Checker, place: string, keys: unknown): boolean {
  if (keys === undefined) return true
  if (Array.isArray(keys) && keys.length <= 5 && keys.every((each) => typeof each === 'string' && key.test(each)))
    return true
  check.refuse(place, 'keys must be a list of key strings such as "Mod+Shift+K"')
  return false
}

const isOptionalFunction = (value: unknown) => value === undefined || typeof value === 'function'

function checkCommands(check: Checker, { name: remote }: Named, value: unknown): readonly Command[] {
  const isOwn = new RegExp(`^${remote}\\.[a-z][a-z0-9-]*$`)
  return check.items('commands', value, contributionLimits.commands, (command) => {
    const { name, label, keywords, group, keys, when, checked, elementTool, run } = command
    const place = `command ${JSON.stringify(name)}`
    if (typeof name !== 'string' || !isOwn.test(name))
      return check.refuse(place, `name must be "${remote}." and a word`)
    if (!check.once('command', name)) return undefined
    if (!check.text(place, 'label', label, contributionLimits.label)) return undefined
    for (const [field, text] of Object.entries({ keywords, group }))
      if (text !== undefined && !check.text(place, field, text, contributionLimits.label)) return undefined
    if (typeof run !== 'function') return check.refuse(place, 'run must be a function')
    if (!isOptionalFunction(when)) return check.refuse(place, 'when must be a function, or left out')
    if (!isOptionalFunction(checked)) return check.refuse(place, 'checked must be a function, or left out')
    if (elementTool !== undefined && !check.icon(place, elementTool, 'elementTool')) return undefined
    return keysOf(check, place, keys) ? (command as unknown as Command) : undefined
  })
}

function checkSettings(check: Checker, { name: remote }: Named, value: unknown): readonly RemoteSetting[] {
  const isOwn = new RegExp(`^${remote}\\.[a-z][a-z0-9-]*$`)
  return check.items('settings', value, contributionLimits.settings, (setting) => {
    const { name, label, hint, initial, apply } = setting
    const place = `setting ${JSON.stringify(name)}`
    if (typeof name !== 'string' || !isOwn.test(name))
      return check.refuse(place, `name must be "${remote}." and a word`)
    if (!check.once('setting', name)) return undefined
    if (!check.text(place, 'label', label, contributionLimits.label)) return undefined
    if (hint !== undefined && !check.text(place, 'hint', hint, contributionLimits.label)) return undefined
    if (typeof initial !== 'boolean') return check.refuse(place, 'initial must be true or false')
    if (typeof apply !== 'function') return check.refuse(place, 'apply must be a function that takes the value')
    return setting as unknown as RemoteSetting
  })
}

function checkBlocks(check: Checker, { name: remote }: Named, value: unknown): readonly RemoteBlock[] {
  const isOwn = new RegExp(`^${remote}/[a-z][a-z0-9-]*$`)
  return check.items('blocks', value, contributionLimits.blocks, (block) => {
    const { id, label, category, icon, html, css = '' } = block
    const place = `block ${JSON.stringify(id)}`
    if (typeof id !== 'string' || !isOwn.test(id)) return check.refuse(place, `id must be "${remote}/" and a word`)
    if (!check.once('block', id)) return undefined
    if (!check.text(place, 'label', label, contributionLimits.label)) return undefined
    if (!check.text(place, 'category', category, contributionLimits.label)) return undefined
    if (!check.icon(place, icon)) return undefined
    if (!check.text(place, 'html', html, contributionLimits.markup)) return undefined
    if (typeof css !== 'string' || css.length > contributionLimits.markup)
      return check.refuse(place, 'css must be a text')
    if (/<script\b/i.test(html)) return check.refuse(place, 'html must hold no script: a block brings markup and rules')
    return { id, label, category, icon, html, ...(css !== '' && { css }) } as RemoteBlock
  })
}

const known = new Set(['views', 'panels', 'commands', 'settings', 'blocks', 'dispose', 'services'])

function checkDispose(check: Checker, dispose: unknown): { readonly dispose?: Dispose } {
  if (typeof dispose === 'function') return { dispose: dispose as Dispose }
  if (dispose !== undefined) check.refuse('dispose', 'it must be a function, or left out')
  return {}
}

/** Looks at what `activate` of a remote from elsewhere returned. Calls nothing of it. Never throws. */
export function checkContribution(manifest: Named, contribution: unknown): CheckedContribution {
  const check = createChecker(pathData, contributionLimits.icon)
  if (!isFields(contribution)) {
    check.refuse('activate', 'it must return an object with views, panels, commands, settings or blocks')
    return { accepted: {}, refused: check.refused }
  }
  for (const field of Object.keys(contribution))
    if (!known.has(field)) check.refuse(field, `there is no such thing to bring; there are ${[...known].join(', ')}`)
  if (isFields(contribution.services) && Object.keys(contribution.services).length > 0)
    check.refuse('services', 'services come from the editor alone')
  const views = checkViews(check, manifest, contribution.views) ?? {}
  const accepted = {
    views,
    panels: checkPanels(check, views as Fields, contribution.panels),
    commands: checkCommands(check, manifest, contribution.commands),
    settings: checkSettings(check, manifest, contribution.settings),
    blocks: checkBlocks(check, manifest, contribution.blocks),
    ...checkDispose(check, contribution.dispose),
  }
  return { accepted, refused: check.refused }
}
