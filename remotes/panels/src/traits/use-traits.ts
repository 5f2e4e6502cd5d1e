import { useStore } from 'zustand'
import type {
  AssetPickerService,
  AssetsService,
  CanvasService,
  CommandsService,
  DialogsService,
  ProjectsService,
  SelectedElement,
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
}

export interface TraitProps {
  element: SelectedElement
  services: TraitServices
}

export function attributeOf(element: SelectedElement, name: string): string | null {
  return element.attributes.find((each) => each.name === name)?.value ?? null
}

/** Writes attributes after the checks of the specification; true when it was done. */
export function writeAttributes(
  { element, services: { canvas, toasts } }: TraitProps,
  attributes: Readonly<Record<string, string | null>>,
): boolean {
  const valid = Object.entries(attributes).every(
    ([name, value]) => isAttributeName(name) && (value === null || isAttributeValue(value)),
  )
  const outcome = valid ? canvas.setAttributes(element.id, attributes) : null
  if (outcome?.ok) return true
  if (outcome === null || outcome.failure === 'invalid-name') toasts.error(messages.invalid)
  else toasts.warning(messages.notAllowed)
  return false
}

export function setTag({ element, services }: TraitProps, tag: string): void {
  if (!services.canvas.setTag(element.id, tag).ok) services.toasts.warning(messages.notAllowed)
}

export function useSelectedElement(canvas: CanvasService): SelectedElement | null {
  return useStore(canvas.state, (state) => state.selected)
}
