import type { Command, NodeId } from '@pergola/contracts'
import { hasElement, isFixed, parentElement } from '../service/describe-element.ts'
import { elementChildren, isInView, reveal } from '../service/selecting.ts'
import { switchedOff } from '../structure/component-switches.ts'
import type { CommandInput } from './command-input.ts'
import { askToClone, askToRemove, clonedWith, haveMotion } from './ask-motions.ts'
import { explain, explainPaste } from './explain.ts'
import { messages } from './messages.ts'

type Input = CommandInput

function selection({ core }: Input): readonly NodeId[] {
  return core.store.getState().selection
}

function mayEdit({ core }: Input): boolean {
  return core.canEdit() && hasElement(core)
}

/** The element before or after the selected one, to move past it. */
function neighbour({ core }: Input, step: 1 | -1): NodeId | null {
  const { page } = core
  const id = core.store.getState().selected?.id
  if (!page || id === undefined || isFixed(page, id)) return null
  const siblings = elementChildren(page, parentElement(page, id) ?? page.tree.body())
  return siblings[siblings.indexOf(id) + step] ?? null
}

function moveCommand(input: Input, step: 1 | -1): Command {
  return {
    name: step < 0 ? 'element.move-up' : 'element.move-down',
    label: step < 0 ? messages.moveUp : messages.moveDown,
    group: messages.element,
    keys: [step < 0 ? 'Mod+ArrowUp' : 'Mod+ArrowDown'],
    when: () => mayEdit(input) && neighbour(input, step) !== null,
    run() {
      const id = input.core.store.getState().selected?.id
      const target = neighbour(input, step)
      if (id === undefined || target === null) return
      const where = { target, position: step < 0 ? 'before' : 'after' } as const
      const isWatched = isInView(input.core, id)
      const moved = input.canvas.move([id], where)
      // With the picture: to look where it stands before asks the browser for the layout of everything once more.
      if (moved.ok && isWatched) requestAnimationFrame(() => reveal(input.core, id))
      return explain(input.core, moved, messages.cannotMove)
    },
  }
}

function renameCommands(input: Input): Command[] {
  const { canvas, core } = input
  const group = messages.element
  return [
    {
      name: 'element.rename',
      label: messages.rename,
      group,
      keys: ['F2'],
      when: () => core.canEdit() && core.store.getState().selected !== null,
      run() {
        const id = core.store.getState().selected?.id
        if (id !== undefined) input.askName(id)
      },
    },
    {
      name: 'element.hide',
      label: messages.hide,
      group,
      keys: ['Mod+Shift+H'],
      when: () => core.store.getState().selected !== null,
      checked: () => core.hidden.has(core.store.getState().selected?.id ?? -1),
      run() {
        const ids = selection(input)
        const hide = ids.some((id) => !core.hidden.has(id))
        for (const id of ids) canvas.setHidden(id, hide)
      },
    },
  ]
}

function editCommands(input: Input): Command[] {
  const { canvas, core } = input
  const group = messages.element
  const when = () => mayEdit(input)
  return [
    {
      name: 'element.remove',
      label: messages.remove,
      group,
      keys: ['Delete', 'Backspace'],
      when,
      async run() {
        const ids = selection(input)
        if (haveMotion(core, ids) && !(await askToRemove(core))) return undefined
        return explain(core, canvas.remove(ids), switchedOff(core.page, ids, 'removable'))
      },
    },
    {
      name: 'element.duplicate',
      label: messages.duplicate,
      group,
      keys: ['Mod+D'],
      when,
      async run() {
        const ids = selection(input)
        const motions = await askToClone(core, clonedWith(core, ids))
        if (!motions) return undefined
        return explain(core, canvas.duplicate(ids, { motions }), switchedOff(core.page, ids, 'copyable'))
      },
    },
    {
      name: 'element.copy',
      label: messages.copy,
      group,
      keys: ['Mod+C'],
      when: () => hasElement(core),
      run: () => canvas.copy(),
    },
    { name: 'element.cut', label: messages.cut, group, keys: ['Mod+X'], when, run: () => canvas.cut() },
    {
      name: 'element.paste',
      label: messages.paste,
      group,
      keys: ['Mod+V'],
      when: () => core.canEdit(),
      run: async () => explainPaste(core, await canvas.paste()),
    },
    {
      name: 'element.paste-plain',
      label: messages.pastePlain,
      group,
      keys: ['Mod+Shift+V'],
      when: () => core.canEdit(),
      run: async () => explainPaste(core, await canvas.paste({ isPlain: true })),
    },
  ]
}

function walkCommands({ core, canvas, selecting }: Input): Command[] {
  const group = messages.element
  const when = () => core.page !== null
  return [
    {
      name: 'element.select-parent',
      label: messages.selectParent,
      group,
      keys: ['Alt+ArrowUp'],
      when: () => core.store.getState().selected !== null,
      run: () => selecting.parent(),
    },
    {
      name: 'element.select-layout',
      label: messages.selectLayout,
      group,
      keys: ['Shift+Alt+ArrowUp'],
      when: () => core.store.getState().selected !== null,
      run: () => selecting.layoutParent() || core.services.toasts.warning(messages.noLayout),
    },
    {
      name: 'element.select-all',
      label: messages.selectAll,
      group,
      keys: ['Mod+A'],
      when,
      run: () => selecting.all(),
    },
    { name: 'element.select-next', label: messages.selectNext, group, when, run: () => selecting.sibling(1) },
    { name: 'element.select-previous', label: messages.selectPrevious, group, when, run: () => selecting.sibling(-1) },
    {
      name: 'element.enter',
      label: messages.enter,
      group,
      when,
      run() {
        const selected = core.store.getState().selected
        // Words that stand in the body itself are entered by the pointer: by keys it leads to what stands on the page.
        if (selected?.isText && selected.tag !== 'body' && core.canEdit()) canvas.editText(selected.id)
        else selecting.firstChild()
      },
    },
  ]
}

function tagAround({ core }: Input, id: NodeId): string {
  const { page } = core
  const around = page && parentElement(page, id)
  return (page && around !== null && page.node(around ?? -1)?.name) || 'body'
}

function whyNotWrapped(input: Input): string {
  const { page } = input.core
  const ids = selection(input)
  const parents = new Set(ids.map((id) => page?.node(id)?.parent))
  return messages.cannotWrap(tagAround(input, ids[0] ?? -1), parents.size > 1)
}

function wrapCommands(input: Input): Command[] {
  const { wrapping, core } = input
  const group = messages.element
  return [
    {
      name: 'element.wrap',
      label: messages.wrap,
      keywords: 'group',
      group,
      keys: ['Ctrl+Alt+G'],
      when: () => mayEdit(input),
      run: async () => explain(core, (await wrapping.load()).wrap(selection(input)), whyNotWrapped(input)),
    },
    {
      name: 'element.unwrap',
      label: messages.unwrap,
      keywords: 'ungroup',
      group,
      keys: ['Mod+Shift+G'],
      when: () => mayEdit(input) && elementChildrenOf(input).length > 0,
      async run() {
        const id = core.store.getState().selected?.id
        if (id === undefined) return undefined
        return explain(core, (await wrapping.load()).unwrap(id), messages.cannotUnwrap(tagAround(input, id)))
      },
    },
  ]
}

function elementChildrenOf({ core }: Input): readonly NodeId[] {
  const id = core.store.getState().selected?.id
  return core.page && id !== undefined ? elementChildren(core.page, id) : []
}

export function elementCommands(input: Input): Command[] {
  return [
    ...editCommands(input),
    ...renameCommands(input),
    ...wrapCommands(input),
    moveCommand(input, -1),
    moveCommand(input, 1),
    ...walkCommands(input),
  ]
}
