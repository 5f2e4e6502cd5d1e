import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { publishPorts } from './publish-ports.mjs'

/** A part of a file on disk, read when it is asked for. */
function filePart(handle, start, end) {
  return {
    size: end - start,
    type: 'application/zip',
    slice: (from = 0, to = end - start) =>
      filePart(handle, Math.min(start + from, end), Math.max(Math.min(start + to, end), Math.min(start + from, end))),
    async arrayBuffer() {
      const bytes = new Uint8Array(end - start)
      let length = 0
      while (length < bytes.length) {
        const { bytesRead } = await handle.read(bytes, length, bytes.length - length, start + length)
        if (bytesRead === 0) throw new Error('The file changed while it was read.')
        length += bytesRead
      }
      return bytes.buffer
    },
  }
}

/** Folder by folder: Node's own `recursive` never ends where a system answers a new folder with ENOENT, as /proc does. */
async function makeFolder(folder) {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  await makeFolder(parent)
  try {
    await mkdir(folder)
  } catch (error) {
    if (error.code === 'ENOENT') throw new Error(`the system takes no folder in ${parent}`, { cause: error })
    if (error.code !== 'EEXIST') throw error
  }
}

/** Null where there is no such file. Asked before it is opened: to open a pipe waits until somebody writes into it. */
async function statOf(path) {
  try {
    return await stat(path)
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  }
}

/** What `pergola` asks of the system: the disk and the terminal. */
export const diskEdges = {
  async openFile(path) {
    const found = await statOf(path)
    if (!found) return null
    if (found.isDirectory()) throw new Error('it is a folder')
    if (!found.isFile()) throw new Error('it is no file but a pipe or a device')
    return filePart(await open(path, 'r'), 0, found.size)
  },
  async listFiles(folder) {
    const found = await statOf(folder)
    if (!found?.isDirectory()) return null
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    return files.map((file) => relative(folder, file).split(sep).join('/')).toSorted()
  },
  fileSize: async (path) => (await stat(path)).size,
  readFile: async (path) => new Uint8Array(await readFile(path)),
  async writeFile(folder, path, bytes) {
    const target = resolve(folder, path)
    // The guard has checked every path; a mistake there must not become a write elsewhere.
    if (!target.startsWith(resolve(folder) + sep)) throw new Error(`${path} lies outside ${folder}`)
    await makeFolder(dirname(target))
    await writeFile(target, bytes)
  },
  async removeFile(folder, path) {
    const target = resolve(folder, path)
    if (!target.startsWith(resolve(folder) + sep)) throw new Error(`${path} lies outside ${folder}`)
    await rm(target, { force: true })
  },
  untilInputEnds: () =>
    new Promise((done) => {
      for (const event of ['end', 'close']) process.stdin.once(event, done)
    }),
  environment: (name) => process.env[name],
  publishPorts,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
}
