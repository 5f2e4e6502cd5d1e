import { fail, succeed } from '@pergola/contracts'
import type { FolderFailure, Outcome } from '@pergola/contracts'
import type { SavedChange } from '../saved-change.ts'
import { changeForCanvas, noteTaken, storeTaken, writeOurs } from './carry-out.ts'
import type { FolderPass, PassRequest } from './folder-pass.ts'
import { lookAtFolder } from './look-at-folder.ts'
import type { Linked } from './look-at-folder.ts'
import { planPass } from './plan-pass.ts'

/** A look may find what the one before has made; more often than that, somebody writes all the time. */
const mostLooks = 4

/** Brings a folder and its project in step as far as nobody has to be asked. */
export async function syncFolder(linked: Linked, request: PassRequest): Promise<Outcome<FolderPass, FolderFailure>> {
  const changes: SavedChange[] = []
  let written = 0
  const taken = Object.entries(request.taken)
  if (taken.length > 0) {
    const look = await lookAtFolder(linked, request.settings)
    const asTaken = taken.filter(([path, there]) => (look.hashes.get(path) ?? null) === there)
    await noteTaken(
      look,
      asTaken.map(([path]) => path),
    )
  }
  for (let looks = 1; ; looks++) {
    const look = await lookAtFolder(linked, request.settings)
    const plan = await planPass(look, request)
    const stored = await storeTaken(look, plan, request.throughCanvas)
    if (!stored.ok) return fail(stored.failure, stored.detail)
    changes.push(...stored.value)
    const { count, problem } = await writeOurs(look, plan)
    written += count
    const take = request.throughCanvas ? await changeForCanvas(look, plan) : null
    const isDone = stored.value.length === 0 && count === plan.write.length + plan.remove.length
    if (isDone || problem || looks === mostLooks) {
      const { conflicts, removals } = plan
      const told = problem && { failure: problem.failure, detail: problem.message }
      const from = [...plan.take.keys()].map((path) => [path, look.hashes.get(path) ?? null])
      return succeed({
        take,
        taken: take ? Object.fromEntries(from) : {},
        conflicts,
        removals,
        changes,
        written,
        problem: told,
      })
    }
  }
}
