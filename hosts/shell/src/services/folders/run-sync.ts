import { fail, storeWork, succeed } from '@pergola/contracts'
import type { CanvasService, FileChange, FolderFailure, Outcome } from '@pergola/contracts'
import type { FolderPass } from '@pergola/workers/client'
import type { FolderAnswers, FolderPorts } from './folder-ports.ts'
import { messages } from './messages.ts'

const mostPasses = 5

/** Passes until nothing is left to be taken in; what comes from the folder is one step of the open page. */
export async function runSync(
  { source, settings, canvas: findCanvas }: FolderPorts,
  link: { readonly id: string; readonly name: string },
  answers: FolderAnswers,
): Promise<Outcome<FolderPass, FolderFailure>> {
  let taken: FolderPass['taken'] = {}
  for (let passes = 1; ; passes++) {
    const canvas = openCanvas(findCanvas(), link.id)
    const request = { id: link.id, settings: settings(), throughCanvas: canvas !== null, taken, ...answers }
    const answer = await source.ask('syncFolder', request)
    if (!answer.ok) return fail('worker-lost', answer.detail)
    if (!answer.value.ok) return answer.value
    const pass = answer.value.value
    for (const change of pass.changes) source.saved(change)
    if (!pass.take || !canvas || passes === mostPasses) return succeed(pass)
    const done = await takeThrough(canvas, pass.take, link.name)
    if (!done.ok) return done
    taken = done.value ? pass.taken : {}
  }
}

type TakingCanvas = CanvasService & Required<Pick<CanvasService, 'changeFiles'>>

function openCanvas(canvas: CanvasService | undefined, id: string): TakingCanvas | null {
  const isOpen = canvas?.changeFiles !== undefined && canvas.state.getState().document?.projectId === id
  return isOpen ? (canvas as TakingCanvas) : null
}

/** False where the page first had to store what it held: that is a part of ours, and has to be looked at. */
async function takeThrough(
  canvas: TakingCanvas,
  change: FileChange,
  folder: string,
): Promise<Outcome<boolean, FolderFailure>> {
  const { changed, saving } = canvas.state.getState()
  const isStored = !changed && !saving
  if (isStored) {
    const edited = await canvas.changeFiles(change, messages.taken(folder))
    if (!edited.ok) return fail('not-writer')
  }
  const stored = await storeWork(canvas)
  return stored.ok ? succeed(isStored) : fail('write-failed', stored.failure)
}
