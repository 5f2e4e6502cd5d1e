import { parseProjectArchive, readArchive, writeArchive } from '../archive/index.ts'
import type { Command, CommandCall, CommandOutcome } from './command.ts'
import { failed, reasonOf } from './command.ts'
import { failureText, messages } from './messages.ts'

export const packCommand: Command = {
  name: 'pack',
  usage: '<folder> <site.zip>',
  ...messages.pack,
  words: [2, 2],
  run: packFolder,
}

/** Makes a zip of the files of a folder. What could not be loaded again is not written. */
async function packFolder({ words: [folder = '', zip = ''], edges }: CommandCall): Promise<CommandOutcome> {
  const paths = await edges.listFiles(folder)
  if (!paths) return failed('no-folder', messages.noFolder(folder))
  const bytes = await packed(paths, (path) => edges.readFile(`${folder}/${path}`))
  const problem = await problemOf(bytes, zip)
  if (problem !== null) return failed('not-a-site', problem)
  const slash = Math.max(zip.lastIndexOf('/'), zip.lastIndexOf('\\'))
  const refusal = await edges
    .writeFile(slash < 0 ? '.' : zip.slice(0, slash + 1), zip.slice(slash + 1), bytes)
    .then(() => null, reasonOf)
  if (refusal !== null) return failed('not-written', messages.notWritten(zip, folder, refusal))
  return { ok: true, text: messages.packed(paths.length, zip), facts: { files: paths.length, zip } }
}

async function packed(
  paths: readonly string[],
  read: (path: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of writeArchive(paths.map((path) => ({ path, read: () => read(path) }))))
    pieces.push(piece as Uint8Array<ArrayBuffer>)
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

/** Why nobody could load it, null where all is well. */
async function problemOf(bytes: Uint8Array<ArrayBuffer>, zip: string): Promise<string | null> {
  const entries = await readArchive(new Blob([bytes]))
  if (!entries.ok) return entries.detail ?? entries.failure
  const parsed = await parseProjectArchive(entries.value, { name: zip, ids: () => 'page' })
  return parsed.ok ? null : failureText(parsed.failure, parsed.detail)
}
