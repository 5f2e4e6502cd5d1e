import type {
  AssetPickerService,
  CanvasService,
  ProjectsService,
  SelectedElement,
  ToastsService,
} from '@pergola/contracts'
import { messages } from './messages.ts'
import { isVariableName } from '@pergola/site/rest-models'

export interface DirectiveServices {
  canvas: CanvasService
  projects: ProjectsService
  toasts: ToastsService
  assetPicker?: AssetPickerService
}

export interface DirectiveProps {
  element: SelectedElement
  services: DirectiveServices
}

/** A word that expressions can name, and no word of the language. */
export function isName(text: string): boolean {
  return isVariableName(text.replace(/^\$/, '_'))
}

/** The value of an attribute, in either of its spellings; empty when it is not there. */
export function directiveValue({ element }: DirectiveProps, attribute: string): string {
  return element.attributes.find(({ name }) => name === attribute)?.value ?? ''
}

/** Whether the page watches it come into view and leave. */
export function isObserved({ element }: DirectiveProps): boolean {
  return element.attributes.some(({ name, value }) => name === 'v-view' && value.trim() !== 'false')
}

/** Writes attributes as one step; an empty value takes its attribute away. Returns what is wrong, or null. */
export function writeDirectives(
  { element, services: { canvas } }: DirectiveProps,
  values: Readonly<Record<string, string | null>>,
): string | null {
  const attributes = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null || value.trim() === '' ? null : value.trim()]),
  )
  const outcome = canvas.setAttributes(element.id, attributes)
  if (outcome.ok) return null
  if (outcome.failure === 'invalid-name') return messages.notValid
  return outcome.failure === 'read-only' ? messages.readOnly : messages.notAllowed
}
