import type { ImportedProject } from '../archive/index.ts'
import { builtBytes, type FontSavings } from '../build/index.ts'
import { isPublished } from '../project/index.ts'
import { buildFiles } from './build-files.ts'
import type { Command, CommandCall, CommandOutcome } from './command.ts'
import { failed, reasonOf } from './command.ts'
import { messages } from './messages.ts'
import { openSite, readerOf } from './open-site.ts'

export const buildCommand: Command = {
  name: 'build',
  usage: '<site.zip or folder> <folder>',
  ...messages.build,
  words: [2, 2],
  run: build,
}

async function build({ words: [from = '', folder = ''], ...call }: CommandCall): Promise<CommandOutcome> {
  const opened = await openSite(from, call.edges)
  return opened.ok ? buildInto(opened.site, folder, call) : opened
}

/** Writes the built site into a folder. */
export async function buildInto(
  { project, files }: Pick<ImportedProject, 'project' | 'files'>,
  folder: string,
  { edges, warn }: Pick<CommandCall, 'edges' | 'warn'>,
): Promise<CommandOutcome> {
  const siteFiles = readerOf(files)
  let written = 0
  const saved: FontSavings[] = []
  try {
    for (const file of await buildFiles({ project }, siteFiles, {
      edges,
      warn,
      onFonts: (savings) => saved.push(savings),
    })) {
      const bytes = await builtBytes(file, siteFiles)
      const problem = await edges.writeFile(folder, file.path, bytes).then(() => null, reasonOf)
      if (problem !== null) return failed('not-written', messages.notWritten(file.path, folder, problem))
      written++
    }
  } catch (error) {
    return failed('not-built', reasonOf(error))
  }
  const pages = Object.values(project.pages).filter(isPublished).length
  const [fonts] = saved
  const text = [messages.built(written, pages, folder), ...saved.map(messages.smallerFonts)].join('\n')
  return { ok: true, text, facts: { files: written, pages, folder, ...(fonts && { fonts }) } }
}
