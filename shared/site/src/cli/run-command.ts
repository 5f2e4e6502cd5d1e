import { defaultSettings, settingsOf } from '@pergola/contracts'
import { siteRuntime } from '@pergola/runtime/files'
import { parseProjectArchive, readArchive } from '../archive/index.ts'
import type { ImportedFile } from '../archive/index.ts'
import { buildSite, builtBytes, minifyCss, minifyJs } from '../build/index.ts'
import type { SiteFiles } from '../build/index.ts'
import type { CommandEdges } from './command-edges.ts'
import { failureText, messages } from './messages.ts'
import { packFolder } from './pack-folder.ts'

/** Runs `pergola` and gives its exit code: 0 done, 1 failed, 2 called wrongly. */
export async function runCommand(words: readonly string[], edges: CommandEdges): Promise<number> {
  const [command, from, to, ...rest] = words
  if (command === '--help' || command === '-h' || command === 'help') {
    edges.print(messages.usage)
    return 0
  }
  const run = command === 'build' ? buildZip : command === 'pack' ? packFolder : null
  if (command !== undefined && !run) edges.printError(messages.unknownCommand(command))
  if (!run || from === undefined || to === undefined || rest.length > 0) {
    edges.printError(messages.usage)
    return 2
  }
  return run(from, to, edges)
}

async function buildZip(zip: string, folder: string, edges: CommandEdges): Promise<number> {
  const entries = await entriesOf(zip, edges).catch((error: unknown) => messages.notRead(zip, reasonOf(error)))
  if (typeof entries === 'string') return failed(edges, entries)
  if (!entries.ok) return failed(edges, entries.detail ?? entries.failure)
  const imported = await parseProjectArchive(entries.value, { name: zip, ids: () => 'page' })
  if (!imported.ok) return failed(edges, failureText(imported.failure, imported.detail))
  const { project, files } = imported.value

  const siteFiles = readerOf(files)
  let written = 0
  try {
    const built = await buildSite({
      project,
      files: siteFiles,
      settings: settingsOf(project, defaultSettings()),
      mode: 'export',
      ...siteRuntime,
      minify: { css: minifyCss, js: minifyJs, onRefused: (path) => edges.printError(messages.notMinified(path)) },
      onIdleLoops: (page) => edges.printError(messages.idleLoops(page)),
    })
    for (const file of built) {
      const bytes = await builtBytes(file, siteFiles)
      const problem = await edges.writeFile(folder, file.path, bytes).catch(reasonOf)
      if (problem) return failed(edges, messages.notWritten(file.path, folder, problem))
      written++
    }
  } catch (error) {
    return failed(edges, reasonOf(error))
  }
  edges.print(messages.built(written, Object.values(project.pages).filter((page) => !page.hidden).length, folder))
  return 0
}

async function entriesOf(zip: string, edges: CommandEdges) {
  const source = await edges.openFile(zip)
  return source ? readArchive(source) : messages.noFile(zip)
}

function failed(edges: CommandEdges, line: string): number {
  edges.printError(line)
  return 1
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function readerOf(files: ReadonlyMap<string, ImportedFile>): SiteFiles {
  return {
    sizes: new Map([...files].map(([path, file]) => [path, file.size])),
    async read(path) {
      const content = await files.get(path)?.read()
      if (content?.ok) return content.value
      throw new Error(content?.detail ?? messages.notInside(path))
    },
  }
}
