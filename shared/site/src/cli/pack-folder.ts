import { parseProjectArchive, readArchive, writeArchive } from '../archive/index.ts'
import type { CommandEdges } from './command-edges.ts'
import { failureText, messages } from './messages.ts'

/** Makes a zip of the files of a folder, and gives the exit code. What could not be loaded again is not written. */
export async function packFolder(folder: string, zip: string, edges: CommandEdges): Promise<number> {
  const fail = (line: string) => {
    edges.printError(line)
    return 1
  }
  try {
    const paths = await edges.listFiles(folder)
    if (!paths) return fail(messages.noFolder(folder))
    const bytes = await packed(paths, (path) => edges.readFile(`${folder}/${path}`))
    const problem = await problemOf(bytes, zip)
    if (problem !== null) return fail(problem)
    const slash = Math.max(zip.lastIndexOf('/'), zip.lastIndexOf('\\'))
    const refusal = await edges
      .writeFile(slash < 0 ? '.' : zip.slice(0, slash + 1), zip.slice(slash + 1), bytes)
      .catch(reasonOf)
    if (refusal) return fail(messages.notWritten(zip, folder, refusal))
    edges.print(messages.packed(paths.length, zip))
    return 0
  } catch (error) {
    return fail(reasonOf(error))
  }
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

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
