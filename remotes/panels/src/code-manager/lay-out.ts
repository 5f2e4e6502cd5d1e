import { limits } from '@pergola/contracts'
import type { CodeEditorService, SettingsService, ToastsService } from '@pergola/contracts'
import type { CodeTab } from './code-tabs.ts'
import { messages } from './messages.ts'
import type { Drafts } from './drafts.ts'

export interface LayOutServices {
  readonly codeEditor: Pick<CodeEditorService, 'format'>
  readonly settings: SettingsService
}

type LayingOut = LayOutServices & { readonly toasts: ToastsService }
type Formatting = Omit<LayingOut, 'settings'>

/**
 * How a text made here is shown: laid out when the setting asks for it. Null for what keeps the layout it has, is long or
 * cannot be read.
 */
export async function shownText({ codeEditor, settings }: LayOutServices, tab: CodeTab, text: string) {
  const isWanted = tab.own && settings.state.getState().settings.enable_prettier_for_file_editor
  if (!isWanted || text.length > limits.codeReloadBytes) return null
  const outcome = await codeEditor.format(text, tab.language)
  return outcome.ok ? outcome.value : null
}

/** Formatted when the setting asks for it, except a text that came from elsewhere and had another layout. */
export async function laidOut(services: LayingOut, tab: CodeTab, drafts: Drafts): Promise<string> {
  const text = drafts.textOf(tab.path)
  const { codeEditor, settings } = services
  if (!settings.state.getState().settings.enable_prettier_for_file_editor) return text
  // Nobody is kept waiting for seconds: the button lays it out when it is asked to.
  if (text.length > limits.codeReloadBytes) return text
  if (!tab.own && !(await isLaidOut(codeEditor, tab, drafts.storedOf(tab.path)))) return text
  return (await formatted(services, tab, text)) ?? text
}

/** In the place of the draft, where the button asks for it. */
export async function formatDraft(services: Formatting, tab: CodeTab, drafts: Drafts): Promise<void> {
  const text = drafts.textOf(tab.path)
  const laid = await formatted(services, tab, text)
  if (laid !== null) drafts.replace(tab.path, text, laid)
}

/** Null when it cannot be read, which is said. */
async function formatted({ codeEditor, toasts }: Formatting, tab: CodeTab, text: string): Promise<string | null> {
  const outcome = await codeEditor.format(text, tab.language)
  if (outcome.ok) return outcome.value
  toasts.warning([messages.notFormatted(tab.name), outcome.detail].filter(Boolean).join('. '))
  return null
}

async function isLaidOut(codeEditor: LayOutServices['codeEditor'], tab: CodeTab, text: string): Promise<boolean> {
  const outcome = await codeEditor.format(text, tab.language)
  return outcome.ok && outcome.value === text
}
