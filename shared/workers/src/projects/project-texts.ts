import { limits } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { decodeFile, encodeFile } from '@pergola/site/encoding'
import type { Surroundings, TextFile } from '@pergola/site/encoding'
import { isComposed } from '@pergola/site/project'
import { messages } from './messages.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The files of a project as texts, and texts as the files they are to be; decision 0016. */
export interface ProjectTexts {
  /** Of a file that is stored; null for one that is not there, is too long for an editor, or is no text. */
  read(disk: ProjectDisk, path: string): Promise<TextFile | null>
  /** Of a file that lies elsewhere, such as in a version, and stands or is to stand at this path. */
  decode(disk: ProjectDisk, path: string, bytes: Bytes): Promise<TextFile | null>
  /** Null where the text cannot be stored; `refusal` says why. */
  encode(disk: ProjectDisk, text: NewText, save?: BesidesText): Promise<Bytes | null>
  /** Of a text that `encode` gave nothing for: what is stored there is no text and would be lost, or lacks a character. */
  refusal(disk: ProjectDisk, path: string): Promise<TextRefusal>
}

export interface TextRefusal {
  readonly failure: 'write-failed' | 'not-encodable'
  readonly message: string
}

export interface NewText {
  readonly path: string
  readonly text: string
}

/** What the same save brings. */
export interface BesidesText {
  readonly record?: Partial<Project> | undefined
  readonly put?: ReadonlyMap<string, Bytes | Blob>
  /** The stored path of a file that moves here. */
  readonly from?: string | undefined
  /** What is stored at a path, for who has it at hand. */
  readonly stored?: (path: string) => Promise<Bytes | null>
}

/** Bytes of texts that are not UTF-8, kept with what they say: what is undone is stored as it was, to the byte. */
const mostRemembered = 32 * 1024 * 1024

export function createProjectTexts(): ProjectTexts {
  const memories = new WeakMap<ProjectDisk, Memory>()
  const memoryOf = (disk: ProjectDisk) => {
    const known = memories.get(disk) ?? createMemory()
    memories.set(disk, known)
    return known
  }

  async function decode(disk: ProjectDisk, path: string, bytes: Bytes): Promise<TextFile | null> {
    const written = memoryOf(disk).textOf(path, bytes)
    if (written) return written
    const file = await decodeFile(path, bytes, surroundings(disk, path))
    if (file && file.encoding !== 'utf-8') memoryOf(disk).add({ path, ...file }, bytes)
    return file
  }

  return {
    async read(disk, path) {
      if ((disk.state().manifest.files.get(path)?.size ?? 0) > limits.fileEditorBytes) return null
      const bytes = await storedBytes(disk, path)
      return bytes && decode(disk, path, bytes)
    },
    decode,
    async encode(disk, { path, text }, save = {}) {
      const memory = memoryOf(disk)
      const known = memory.find({ path, text })
      if (known) return known
      const storedAt = save.stored ?? ((at: string) => storedBytes(disk, at))
      const stored = await storedAt(save.from ?? path)
      const bytes = await encodeFile({ path, text, stored, surroundings: surroundings(disk, path, save) })
      const encoding = bytes && (await decodeFile(path, bytes, surroundings(disk, path, save)))?.encoding
      if (encoding && encoding !== 'utf-8') memory.add({ path, text, encoding }, bytes)
      return bytes
    },
    async refusal(disk, path) {
      const bytes = await storedBytes(disk, path)
      const file = bytes && (await decode(disk, path, bytes))
      if (bytes && !file) return { failure: 'write-failed', message: messages.noText(path) }
      const encoding = file?.encoding ?? 'an encoding other than UTF-8'
      return { failure: 'not-encodable', message: messages.notEncodable(path, encoding) }
    },
  }
}

async function storedBytes(disk: ProjectDisk, path: string): Promise<Bytes | null> {
  const file = disk.state().manifest.files.has(path) ? await disk.read(path) : null
  return file && new Uint8Array(await file.arrayBuffer())
}

/** Asked of a sheet or a script alone, and answered at once in a project whose pages are all UTF-8. */
function surroundings(disk: ProjectDisk, path: string, { record, put }: BesidesText = {}): Surroundings {
  return async () => {
    const pages = Object.values(record?.pages ?? disk.state().project.pages).filter((page) => !isComposed(page))
    if (!pages.some(({ encoding }) => encoding !== undefined)) return null
    const around = await Promise.all(
      pages.map(async ({ pathes }) => {
        const given = put?.get(pathes.html)
        const bytes = given ? await bytesOf(given) : await storedBytes(disk, pathes.html)
        const file = bytes && (await decodeFile(pathes.html, bytes))
        return file ? [{ ...file, path: pathes.html }] : []
      }),
    )
    const { encodingAround } = await import('@pergola/site/page-around')
    return encodingAround(path, around.flat())
  }
}

async function bytesOf(content: Bytes | Blob): Promise<Bytes> {
  return content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content
}

const keyOf = ({ path, text }: NewText) => `${path}\n${text}`

interface Remembered extends NewText, TextFile {
  readonly bytes: Bytes
}

function sameBytes(left: Bytes, right: Bytes): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at])
}

type Memory = ReturnType<typeof createMemory>

function createMemory() {
  const known = new Map<string, Remembered>()
  let size = 0
  return {
    /** With the characters that its encoding lacks, where they were spelled out: as the open page has it. */
    textOf(path: string, bytes: Bytes): TextFile | null {
      const isThis = (each: Remembered) => each.path === path && sameBytes(each.bytes, bytes)
      const found = [...known.values()].findLast(isThis)
      return found ? { text: found.text, encoding: found.encoding } : null
    },
    find: (text: NewText) => known.get(keyOf(text))?.bytes ?? null,
    add(text: NewText & TextFile, bytes: Bytes): void {
      const key = keyOf(text)
      size -= known.get(key)?.bytes.length ?? 0
      known.delete(key)
      known.set(key, { ...text, bytes })
      size += bytes.length
      for (const [old, each] of known) {
        if (size <= mostRemembered) break
        known.delete(old)
        size -= each.bytes.length
      }
    },
  }
}
