import { fail, type Outcome, succeed } from '@pergola/contracts'
import {
  createFolderStore,
  createTarget,
  type FolderHandle,
  originOf,
  type PublishCall,
  type PublishFailure,
  PublishProblem,
  readValues,
  targetKind,
} from '@pergola/site/publish'
import { browserPorts } from './browser-ports.ts'
import type { KnownTarget, TargetToKeep } from './publish-verbs.ts'
import { sealSecret, unsealSecret } from './seal-secret.ts'
import { openTargetDatabase, type SealedSecret, type StoredTarget } from './target-database.ts'

const shown = ({ id, kind, values, folder, isUsed }: StoredTarget): KnownTarget => ({
  id,
  kind,
  values,
  folder: folder?.name ?? null,
  isUsed,
})

type Placed = Pick<StoredTarget, 'id' | 'kind' | 'values'>

/** What a secret is for: a target, and the one origin it is sent to. */
const placeOf = ({ id, kind, values }: Placed) => `${id} ${kind} ${originOf(kind, values) ?? ''}`

const folderOf = (given: TargetToKeep, before?: StoredTarget) => given.folder ?? before?.folder ?? null

/** The targets of this browser, with their secrets sealed. */
export function createKnownTargets() {
  const database = openTargetDatabase()
  async function stored(id: string): Promise<StoredTarget> {
    const found = await database.targets.get(id)
    if (!found) throw new PublishProblem('settings-incomplete', 'The target is no longer kept in this browser.')
    return found
  }

  async function secretOf(target: StoredTarget): Promise<string> {
    if (!target.sealed) return ''
    const secret = await unsealSecret(database, target.sealed, placeOf(target))
    if (secret === null) throw new PublishProblem('settings-incomplete', 'The key or token has to be entered again.')
    return secret
  }

  const earlier = async (id: string | null) => (id === null ? undefined : database.targets.get(id))

  /** What was entered, or what is kept where nothing was. */
  async function sealedFor(target: Placed, entered: string | null, kept: SealedSecret | null) {
    const secret = entered?.trim() ?? ''
    return secret === '' ? kept : sealSecret(database, secret, placeOf(target))
  }

  async function keep(given: TargetToKeep): Promise<Outcome<KnownTarget, PublishFailure>> {
    const kind = targetKind(given.kind)
    const read = readValues(kind, given.values)
    if ('problem' in read) return fail('settings-incomplete', read.problem)
    const before = await earlier(given.id)
    const target = { id: before?.id ?? crypto.randomUUID(), kind: given.kind, values: read.values }
    const isSamePlace = before !== undefined && placeOf(before) === placeOf(target)
    const sealed = kind.secret ? await sealedFor(target, given.secret, isSamePlace ? before.sealed : null) : null
    if (kind.secret && !sealed) return fail('settings-incomplete', `${kind.secret.label} is missing.`)
    const folder = kind.kind === 'folder' ? folderOf(given, before) : null
    if (kind.kind === 'folder' && !folder) return fail('settings-incomplete', 'No folder was chosen.')
    const whole: StoredTarget = {
      ...target,
      projectId: given.projectId,
      sealed,
      folder,
      isUsed: isSamePlace && before.isUsed,
    }
    await database.targets.put(whole)
    return succeed(shown(whole))
  }

  return {
    keep,
    list: async (projectId: string) => (await database.targets.where({ projectId }).toArray()).map(shown),
    forget: (id: string) => database.targets.delete(id),
    folderOf: async (id: string) => (await database.targets.get(id))?.folder ?? null,
    used: async (id: string) => void (await database.targets.update(id, { isUsed: true })),
    async open(id: string, call: PublishCall) {
      const target = await stored(id)
      const folder = target.folder && createFolderStore(target.folder as unknown as FolderHandle)
      const { kind, values } = target
      const secret = await secretOf(target)
      return createTarget({ kind, values, secret, ...(folder && { folder }) }, browserPorts, call)
    },
  }
}
