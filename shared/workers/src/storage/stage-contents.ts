import { projectFolder } from '@pergola/contracts'
import { hasSpaceForTwo } from './second-copies.ts'
import type { SecondCopies } from './second-copies.ts'
import { sha256 } from './checksums.ts'
import type { FileTree } from './file-tree.ts'
import { pastPath } from './history/keep-past.ts'
import type { Manifest } from './manifest.ts'
import type { PreparedChange } from './prepare-change.ts'
import type { DiskState, StorageHandle } from './project-disk.ts'
import { stagingPath } from './put-in-place.ts'
import { sideBySide } from './side-by-side.ts'
import { SaveRefusal } from './storage-failure.ts'

/** Where each large content stands until it is put in its place, by its hash. */
type Standing = ReadonlyMap<string, string>

/**
 * Large contents first, beside their place: the manifest must never name what is not there. What history keeps of them is
 * taken from there, as by who takes back a deletion; the rest is written. Each has a second copy, since nobody can wait
 * until the name of a file is on the disk.
 */
export async function stage(
  { backEnd: { tree }, quota }: StorageHandle,
  { id, secondCopies }: { readonly id: string; readonly secondCopies: SecondCopies },
  { large, manifest, onStep }: PreparedChange,
): Promise<Standing> {
  const standing = new Map<string, string>()
  if (!tree) return standing
  const contents = contentsOf(large, manifest)
  secondCopies.forget()
  await sideBySide(contents, {
    sizeOf: ([, { bytes }]) => bytes.length,
    async work([hash, { paths, bytes }]) {
      const content = { hash, size: bytes.length }
      if (hasSpaceForTwo(await quota.freeBytes(0), bytes.length)) await secondCopies.add({ paths, hash, bytes })
      // What cannot be read there any more is written anew.
      const isKept = await holds(tree, pastPath(id, hash), content).catch(() => false)
      const place = isKept ? pastPath(id, hash) : stagingPath(id, hash)
      if (!isKept) {
        await tree.write(place, bytes)
        if (!(await holds(tree, place, content))) {
          throw new SaveRefusal('write-failed', `${paths[0]} did not read back as it was written.`)
        }
      }
      standing.set(hash, place)
      onStep()
    },
  })
  await secondCopies.settle()
  return standing
}

/** By hash: several files may hold the same. */
function contentsOf(large: PreparedChange['large'], { files }: Manifest) {
  const contents = new Map<string, { paths: string[]; bytes: Uint8Array<ArrayBuffer> }>()
  for (const [path, bytes] of large) {
    const { hash } = files.get(path)!
    const same = contents.get(hash)
    if (same) same.paths.push(path)
    else contents.set(hash, { paths: [path], bytes })
  }
  return contents
}

async function holds(tree: FileTree, path: string, { hash, size }: { hash: string; size: number }): Promise<boolean> {
  const found = await tree.read(path)
  return found?.size === size && (await sha256(new Uint8Array(await found.arrayBuffer()))) === hash
}

/** What was cut short on a full disk must not fill it further. What is stored may stand there for good, see `readStored`. */
export async function unstage(
  { backEnd }: StorageHandle,
  stored: DiskState,
  { large, manifest }: PreparedChange,
): Promise<void> {
  const named = new Set([...stored.manifest.files.values()].map(({ hash }) => hash))
  const hashes = [...large.keys()].map((path) => manifest.files.get(path)!.hash)
  const leaving = hashes.filter((hash) => !named.has(hash))
  await Promise.allSettled(leaving.map((hash) => backEnd.tree?.remove(stagingPath(stored.summary.id, hash))))
}

export async function moveIntoPlace(
  { backEnd: { tree } }: StorageHandle,
  id: string,
  { large, manifest, onStep }: PreparedChange,
  standing: Standing,
): Promise<void> {
  if (!tree) return
  // One by content: what several files hold is moved to the last of them, once the others have it.
  const last = new Map([...large.keys()].map((path) => [manifest.files.get(path)!.hash, path]))
  const moves = [...last].flatMap(([hash, path]) => {
    const from = standing.get(hash)
    return from === undefined ? [] : [[from, path] as const]
  })
  const others = new Map(large)
  for (const [, path] of moves) others.delete(path)
  await sideBySide(others, {
    sizeOf: ([, bytes]) => bytes.length,
    work: ([path, bytes]) => tree.write(`${projectFolder(id)}/${path}`, bytes).then(onStep),
  })
  await sideBySide(moves, {
    sizeOf: () => 0,
    work: ([from, path]) => tree.move(from, `${projectFolder(id)}/${path}`).then(onStep),
  })
}
