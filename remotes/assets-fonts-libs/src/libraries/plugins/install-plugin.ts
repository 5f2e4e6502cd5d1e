import { fail, type GrapesPlugin, type Outcome, succeed, writeFailures } from '@pergola/contracts'
import { firstOf } from '@pergola/ui'
import { changeFiles } from '../../file-edits.ts'
import { currentProject, writableProject } from '../change-libraries.ts'
import { fetchLibrary, isWebAddress } from '../fetch-library.ts'
import type { LibraryServices } from '../library-services.ts'
import { libraryMessages } from '../messages.ts'
import { pluginMessages as messages, pluginReasons } from './messages.ts'
import { addedPlugin, removedPlugin, serversNamed } from './plugin-change.ts'

/** Where names of npm are fetched from, until a person says otherwise. */
export const defaultCdn = 'https://cdn.jsdelivr.net/npm/'

export type PluginSource = { readonly file: File } | { readonly typed: string; readonly cdn: string }

interface PluginScript {
  readonly name: string
  readonly address: string
  readonly script: string
}

const npmName = /^(?:@[\w.-]+\/)?[\w.-]+(?:@[\w.^~-]+)?$/

/** The name of a package in an address of a CDN, else of the file. */
function nameIn(address: string): string {
  const { pathname } = new URL(address)
  const parts = pathname.split('/').filter((part) => part !== '')
  const named = parts.find((part) => part.startsWith('grapesjs-')) ?? parts.at(-1) ?? 'plugin'
  return named.replace(/@[^@]*$/, '').replace(/(?:\.min)?\.js$/, '')
}

/** Null for what is neither an address nor a name of npm. */
export function addressOfPlugin(typed: string, cdn: string): string | null {
  if (isWebAddress(typed)) return typed
  return npmName.test(typed) && isWebAddress(cdn) ? `${cdn.replace(/\/*$/, '/')}${typed}` : null
}

async function scriptOf(source: PluginSource, giveUp: AbortSignal): Promise<Outcome<PluginScript, string>> {
  if ('file' in source) {
    const name = source.file.name.replace(/(?:\.min)?\.m?js$/i, '')
    return succeed({ name, address: '', script: await source.file.text() })
  }
  const address = addressOfPlugin(source.typed.trim(), source.cdn)
  if (address === null) return fail('address', messages.notAnAddress)
  const fetched = await fetchLibrary(address, giveUp)
  if (fetched.ok) return succeed({ name: nameIn(address), address, script: await fetched.file.text() })
  if (fetched.status !== null) return fail('status', libraryMessages.notFetched(address, fetched.status))
  return fail(fetched.problem, fetched.problem === 'givenUp' ? undefined : libraryMessages[fetched.problem])
}

/** Files of packages are often called index.js, and two of them are two plugins. */
function nameOf(file: string, { name }: GrapesPlugin): string {
  return /^(?:index|main|dist|bundle|plugin)$/i.test(file) ? name || file : file
}

/** Runs the plugin out of reach and takes what it brings as one step. False, and a word, where it brings nothing. */
export async function installPlugin(
  services: LibraryServices,
  source: PluginSource,
  giveUp: AbortSignal,
): Promise<boolean> {
  const { toasts, grapes } = services
  const open = writableProject(services)
  if (!open || !grapes) return false
  const got = await scriptOf(source, giveUp)
  if (!got.ok && got.detail === undefined) return false
  if (!got.ok) return say(toasts, got.detail)
  const { script } = got.value
  const content = await grapes.readPlugin({ name: got.value.name, script })
  if (!content.ok) return say(toasts, pluginReasons[content.failure], content.detail)
  const name = nameOf(got.value.name, content.value)
  const project = currentProject(services)
  if (giveUp.aborted || !project) return false
  if (content.value.blocks.length === 0) return say(toasts, messages.noBlocks(name))
  const change = addedPlugin(project, { ...got.value, name, content: content.value })
  const done = await changeFiles(services, change, messages.installStep(name))
  if (!done.ok) return say(toasts, messages.notInstalled(name), writeFailures[done.failure])
  sayInstalled(toasts, name, content.value)
  return true
}

function sayInstalled(toasts: LibraryServices['toasts'], name: string, content: GrapesPlugin): void {
  const { blocks, failed, commands } = content
  toasts.success(messages.installed(name, blocks.length))
  const reasons = failed.map(({ label, reason }) => `${label} (${reason})`)
  const servers = serversNamed(content)
  if (failed.length > 0) toasts.warning(messages.failed(firstOf(reasons)))
  if (commands.length > 0) toasts.info(messages.ignored(name, firstOf(commands)))
  if (servers.length > 0) toasts.warning(messages.servers(firstOf(servers)))
}

function say(toasts: LibraryServices['toasts'], message = '', detail?: string): false {
  toasts.error(message, detail)
  return false
}

/** One undo brings it back. */
export async function removePlugin(services: LibraryServices, name: string): Promise<void> {
  const { toasts, dialogs } = services
  const project = currentProject(services)
  if (!writableProject(services) || !project) return
  const answer = await dialogs.confirm({
    title: messages.remove(name),
    message: messages.removeQuestion(name),
    confirmLabel: libraryMessages.deleteLabel,
    danger: true,
  })
  if (answer !== 'confirm') return
  const done = await changeFiles(services, removedPlugin(project, name), messages.removeStep(name))
  if (done.ok) toasts.success(messages.removed(name))
  else toasts.error(messages.notRemoved(name), writeFailures[done.failure])
}
