import {
  Braces,
  Component,
  FileCode,
  FileText,
  FolderOpen,
  History,
  Layers,
  LibraryBig,
  MousePointerClick,
  Paintbrush,
  Plus,
  Settings,
  SlidersHorizontal,
  Spline,
  SquareTerminal,
  Type,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import type { SlotName } from '@pergola/contracts'

/** Somewhere a person can go inside the editor, offered where a remote is known that its slot belongs to. */
export interface Place {
  readonly slot: SlotName
  readonly title: string
  readonly Icon: LucideIcon
  readonly keys?: string
}

/** Top of the rail, in order. `panel:` places are routes of the right panel, `left:` stands left, `modal:` above. */
export const railPlaces: readonly Place[] = [
  { slot: 'panel:add-blocks', title: 'Add', Icon: Plus, keys: 'A' },
  { slot: 'left:layers', title: 'Layers', Icon: Layers, keys: 'Z' },
  { slot: 'left:pages', title: 'Pages', Icon: FileText },
  { slot: 'modal:symbols', title: 'Symbols & Templates', Icon: Component },
  { slot: 'modal:rest-models', title: 'Rest API Models', Icon: Webhook },
  { slot: 'modal:libraries', title: 'Library Installer', Icon: LibraryBig },
  { slot: 'modal:fonts', title: 'Fonts Installer', Icon: Type },
  { slot: 'modal:files', title: 'Files Manager', Icon: FolderOpen },
  { slot: 'modal:history', title: 'History', Icon: History },
  { slot: 'modal:code-manager', title: 'Page Code Manager', Icon: FileCode },
  { slot: 'modal:page-helmet', title: 'Page Helmet', Icon: Braces },
]

export const settingsPlace: Place = { slot: 'modal:settings', title: 'Settings', Icon: Settings }

/** Tabs of the right panel; each is the route `/edite/<name>`. */
export const tabPlaces: readonly Place[] = [
  { slot: 'panel:styling', title: 'Styling', Icon: Paintbrush, keys: 'S' },
  { slot: 'panel:traits', title: 'Traits', Icon: SlidersHorizontal, keys: 'D' },
  { slot: 'panel:commands', title: 'Commands', Icon: SquareTerminal },
  { slot: 'panel:interactions', title: 'Interactions', Icon: MousePointerClick },
  { slot: 'panel:motion', title: 'Motion', Icon: Spline },
]

/** What the right panel can show: the blocks, then its tabs. */
export const rightPlaces: readonly Place[] = [
  ...railPlaces.filter(({ slot }) => slot.startsWith('panel:')),
  ...tabPlaces,
]

const builtIn: ReadonlySet<string> = new Set([...railPlaces, ...tabPlaces, settingsPlace].map(({ slot }) => slot))

export function isBuiltIn(slot: SlotName): boolean {
  return builtIn.has(slot)
}

/** `panel:styling` is `styling`. */
export function slotName(slot: SlotName): string {
  return slot.slice(slot.indexOf(':') + 1)
}

/** The address of a `panel:` slot. */
export function panelPath(slot: SlotName): string {
  return slot === 'panel:add-blocks' ? '/add-blocks' : `/edite/${slotName(slot)}`
}

/** The `panel:` slot an address shows; null on addresses without one. */
export function panelAt(path: string): SlotName | null {
  if (path === '/add-blocks') return 'panel:add-blocks'
  const name = /^\/edite\/([\w-]+)\/?$/.exec(path)?.[1]
  return name === undefined ? null : `panel:${name}`
}

/** Sizes of the modals, from the specification's table; the rest is 65% by calc(100% - 70px). */
export const modalSizes: Readonly<Partial<Record<SlotName, { width: string; height: string }>>> = {
  'modal:pages': { width: '65vw', height: '90vh' },
  'modal:libraries': { width: '70vw', height: '90vh' },
  'modal:rest-models': { width: '70vw', height: '90vh' },
  'modal:fonts': { width: '65vw', height: '80vh' },
  'modal:settings': { width: '65vw', height: '80vh' },
  'modal:page-helmet': { width: '55vw', height: '90vh' },
  'modal:code-manager': { width: '90vw', height: '93vh' },
  'modal:history': { width: '90vw', height: '93vh' },
  'modal:style-guide': { width: '90vw', height: '93vh' },
  'modal:file-editor': { width: '90vw', height: '93vh' },
  'modal:symbols': { width: '60vw', height: '75vh' },
}

/** What a modal is called where that is not the name of its place. */
export const modalTitles: Readonly<Partial<Record<SlotName, string>>> = {
  'modal:fonts': 'Custom font Installer',
  'modal:symbols': 'Symbols & Templates Manager',
}

export const defaultModalSize = { width: '65vw', height: 'calc(100vh - 70px)' }
