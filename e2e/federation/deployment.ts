import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contractNumber } from '@pergola/contracts'
import type { RemoteAddress } from '@pergola/contracts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of the assembled suite that a test may break. */
export interface Deployment {
  readonly folder: string
  remote(name: string): Promise<RemoteAddress>
  /** Files that are kept for use without a network, relative to the remote's folder. */
  filesOf(name: string): Promise<readonly string[]>
  /** Changes one remote's entry of remotes.json. */
  readdress(name: string, change: Partial<RemoteAddress>): Promise<void>
  /** Takes one remote out of remotes.json. */
  withdraw(name: string): Promise<void>
  /** Folder of the remote's files. */
  folderOf(name: string): Promise<string>
  /** Puts a hand-written container in the remote's place. */
  replaceByFixture(name: string, fixture: string, change?: Partial<RemoteAddress>): Promise<void>
  remove(): Promise<void>
}

export async function createDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'pergola-suite-'))
  await cp(join(repository, 'dist'), folder, { recursive: true })
  const file = join(folder, 'remotes.json')
  const read = async () => JSON.parse(await readFile(file, 'utf8')) as { remotes: RemoteAddress[] }

  async function remote(name: string) {
    const found = (await read()).remotes.find((entry) => entry.name === name)
    if (!found) throw new Error(`createDeployment: dist/remotes.json has no "${name}"; build first`)
    return found
  }

  async function write(remotes: readonly RemoteAddress[]) {
    await writeFile(file, JSON.stringify({ remotes }))
    await Promise.all(['.br', '.gz'].map((suffix) => rm(file + suffix, { force: true })))
  }

  async function readdress(name: string, change: Partial<RemoteAddress>) {
    const { remotes } = await read()
    // Files that are given stand in the list itself.
    const { fileList: _, ...listed } = await remote(name)
    const before = change.files ? listed : await remote(name)
    await write(remotes.map((entry) => (entry.name === name ? { ...before, ...change } : entry)))
  }

  return {
    folder,
    remote,
    readdress,
    withdraw: async (name) => write((await read()).remotes.filter((entry) => entry.name !== name)),
    async filesOf(name) {
      const { base, fileList = '' } = await remote(name)
      const list = JSON.parse(await readFile(join(folder, base, fileList), 'utf8')) as { files: readonly string[] }
      return list.files
    },
    folderOf: async (name) => join(folder, (await remote(name)).base),
    async replaceByFixture(name, fixture, change = {}) {
      const base = `remotes/${fixture}-000000000000/`
      const source = join(repository, 'e2e', 'fixtures', 'remotes', `${fixture}.js`)
      const text = (await readFile(source, 'utf8')).replaceAll('CONTRACT_NUMBER', String(contractNumber))
      await mkdir(join(folder, base), { recursive: true })
      await writeFile(join(folder, base, 'remoteEntry.js'), text)
      const files = ['remoteEntry.js']
      await readdress(name, { base, entry: 'remoteEntry.js', files, preload: [], version: fixture, ...change })
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
