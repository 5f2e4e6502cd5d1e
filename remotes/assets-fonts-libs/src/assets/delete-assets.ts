import { paths } from '@pergola/contracts'
import type { Asset, Services } from '@pergola/contracts'
import { findSpelled } from '@pergola/site/files'
import { canUndo, removeStored, sayRemoved, storeWork } from '../file-edits.ts'
import { messages } from '../messages.ts'
import type { ShownWork } from '../use-long-work.ts'

export type DeleteServices = Pick<Services, 'assets' | 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas'>>

type UserServices = Pick<DeleteServices, 'projects' | 'canvas'>

interface Deletion {
  readonly names: readonly string[]
  /** Also the name of the step. */
  readonly title: string
  readonly question: string
  readonly done: string
}

interface Chosen {
  readonly names: readonly string[]
  readonly isAll?: boolean
}

/** Asks, saying what uses them, and deletes. */
export async function deleteAssets(
  services: DeleteServices,
  { names, isAll = false }: Chosen,
  work?: ShownWork,
): Promise<void> {
  const users = [...(await usersOf(services, names)).values()].flat()
  const [only = ''] = names
  const question =
    isAll && names.length !== 1 ? messages.deleteAllQuestion(names.length) : messages.deleteQuestion(only)
  const deletion = {
    title: isAll ? messages.deleteAll : messages.delete(only),
    question: `${question} ${messages.usedBy([...new Set(users)], names.length)}`,
    done: isAll ? messages.allDeleted : messages.deleted,
  }
  return askAndDelete(services, { names, ...deletion }, work)
}

/** Those that nothing in the project names. */
export async function deleteUnused(services: DeleteServices, work?: ShownWork): Promise<void> {
  const names = services.assets.state.getState().assets.map(({ name }) => name)
  const finish = services.toasts.loading(messages.looking)
  const used = await usersOf(services, names).finally(finish)
  const unused = names.filter((name) => !used.has(name))
  if (unused.length === 0) return services.toasts.info(messages.allUsed)
  const deletion = {
    title: messages.deleteUnused,
    question: messages.deleteUnusedQuestion(unused),
    done: messages.unusedDeleted(unused.length),
  }
  return askAndDelete(services, { names: unused, ...deletion }, work)
}

async function askAndDelete(
  services: DeleteServices,
  { names, title, question, done }: Deletion,
  work?: ShownWork,
): Promise<void> {
  const { dialogs, toasts } = services
  const hint = names.length === 1 ? messages.undoHint : messages.undoHintAll
  const message = canUndo(services) ? `${question} ${hint}` : question
  const answer = await dialogs.confirm({ title, message, confirmLabel: messages.deleteLabel, danger: true })
  if (answer !== 'confirm') return
  const finish = toasts.loading(messages.deleting)
  const gone = names.map((name) => pathOf({ name }))
  const outcome = await removeStored(services, { taken: gone, label: title }, work).finally(finish)
  sayRemoved(toasts, outcome, done)
}

const pathOf = ({ name }: Pick<Asset, 'name'>) => `${paths.assets}/${name}`

/** Who names these assets, by their names: pages and files as they are stored, and the record of the project. */
export async function usersOf(
  services: UserServices,
  names: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  await storeWork(services)
  const { projects } = services
  const inFiles = (await projects.fileUses?.(names.map((name) => pathOf({ name })))) ?? []
  const users = new Map(inFiles.map(({ path, usedBy }) => [path.slice(paths.assets.length + 1), [...usedBy]]))
  const record = JSON.stringify(projects.state.getState().open?.project ?? {})
  const inRecord = findSpelled(names.map((name) => pathOf({ name })))(record)
  for (const name of names) {
    if (inRecord.has(pathOf({ name }))) users.set(name, [...(users.get(name) ?? []), messages.projectRecord])
  }
  return users
}
