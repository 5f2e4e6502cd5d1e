import { useStore } from 'zustand'
import type {
  AssetPickerService,
  AssetsService,
  CanvasService,
  CommandsService,
  DialogsService,
  NodeId,
  Project,
  ProjectsService,
  SelectedElement,
  SettingsService,
  ToastsService,
} from '@pergola/contracts'
import { isAttributeName, isAttributeValue } from './attribute-rules.ts'
import { messages } from './messages.ts'

export interface TraitServices {
  canvas: CanvasService
  projects: ProjectsService
  toasts: ToastsService
  assetPicker?: AssetPickerService
  assets?: AssetsService
  commands?: CommandsService
  dialogs?: DialogsService
  settings?: SettingsService
}

export interface TraitProps {
  element: SelectedElement
  services: TraitServices
}

export function attributeOf(element: SelectedElement, name: string): string | null {
  return element.attributes.find((each) => each.name === name)?.value ?? null
}

type Attributes = Readonly<Record<string, string | null>>

/** What else belongs to the same step: all markup inside, or attributes of other elements and entries of the record. */
interface SameStep {
  readonly content: string | null
  readonly record: Readonly<Partial<Project>>
  readonly others: readonly { readonly id: NodeId; readonly attributes: Attributes }[]
}

function written(canvas: CanvasService, id: NodeId, attributes: Attributes, { content, others, record }: SameStep) {
  const whole = content === null ? null : canvas.setContent(id, content, attributes)
  // A list or a table takes the attributes, and not every markup.
  if (whole && (whole.ok || whole.failure !== 'not-allowed')) return whole
  if (others.length === 0 && Object.keys(record).length === 0) return canvas.setAttributes(id, attributes)
  return canvas.editAttributes([{ id, attributes }, ...others], messages.loopInside, record)
}

/** Writes attributes after the checks of the specification; true when it was done. */
export function writeAttributes(
  { element, services: { canvas, toasts } }: TraitProps,
  attributes: Attributes,
  step: SameStep = { content: null, others: [], record: {} },
): boolean {
  const valid = Object.entries(attributes).every(
    ([name, value]) => isAttributeName(name) && (value === null || isAttributeValue(value)),
  )
  const outcome = valid ? written(canvas, element.id, attributes, step) : null
  if (outcome?.ok) return true
  if (outcome === null || outcome.failure === 'invalid-name') toasts.error(messages.invalid)
  else toasts.warning(messages.notAllowed)
  return false
}

export function setTag({ element, services }: TraitProps, tag: string, attributes: Attributes = {}): void {
  if (!services.canvas.setTag(element.id, tag, attributes).ok) services.toasts.warning(messages.notAllowed)
}

export function useSelectedElement(canvas: CanvasService): SelectedElement | null {
  return useStore(canvas.state, (state) => state.selected)
}
