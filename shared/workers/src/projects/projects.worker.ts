import { answer } from '../calls/answer.ts'
import { entryVerbs } from './entry-verbs.ts'
import { onDemand } from './on-demand.ts'
import { openVerbs } from './open-verbs.ts'
import { createPageTurns } from './page-turns.ts'
import { pageVerbs } from './page-verbs.ts'
import type { ProjectEvent, ProjectVerbs } from './project-verbs.ts'
import { saveVerbs } from './save-verbs.ts'
import { workspaceVerbs } from './workspace-verbs.ts'
import { createWorkerContext } from './worker-context.ts'

/** Milliseconds. */
const exportReadyAfter = 3000

const archive = async () => (await import('./archive-verbs.ts')).archiveVerbs
const files = async () => (await import('./file-verbs.ts')).fileVerbs
const folders = async () => (await import('./folders/folder-verbs.ts')).folderVerbs
const history = async () => (await import('./history-verbs.ts')).historyVerbs
const storage = async () => (await import('./storage-verbs.ts')).storageVerbs
const repair = async () => (await import('./repair-verbs.ts')).repairVerbs
const preview = async () => (await import('./preview-verbs.ts')).previewVerbs

const historyVerbNames = [
  'versions',
  'newestVersions',
  'version',
  'versionFile',
  'versionPage',
  'versionPicture',
  'nameVersion',
  'restoration',
  'sweepHistory',
] as const

const fileVerbNames = [
  'fileUses',
  'planMoves',
  'planClassRename',
  'planClassRemoval',
  'planPlainSymbols',
  'countClass',
  'siteClasses',
  'siteVariables',
  'planVariables',
  'planPageRename',
  'planHomePage',
  'planPageCopy',
  'planPageMoves',
  'planPagesRemoval',
  'planUtf8',
  'exportFolder',
] as const

const folderVerbNames = [
  'openFolder',
  'folderLinks',
  'folderHandle',
  'syncFolder',
  'folderTexts',
  'unlinkFolder',
] as const

/**
 * What is left when the browser clears its storage is the export. A worker whose service worker went with the storage
 * fetches nothing more, so the code stands ready before; not at once, because a page that opens has more to fetch.
 */
function keepExportReady() {
  // What does not come now is asked for again by the export, which tells what became of it.
  setTimeout(() => void archive().catch(() => undefined), exportReadyAfter)
}

answer<ProjectVerbs, ProjectEvent>((tell) => {
  const context = createWorkerContext(tell)
  const turns = createPageTurns()
  const opening = openVerbs(context, turns)
  return {
    ...workspaceVerbs(context),
    ...opening,
    async open(input, call) {
      const opened = await opening.open(input, call)
      if (opened.ok) keepExportReady()
      return opened
    },
    ...saveVerbs(context, turns),
    ...pageVerbs(context, turns),
    ...onDemand(context, ['importZip', 'exportZip', 'listRunnable'], archive),
    ...entryVerbs(context),
    ...onDemand(context, ['previewChanges'], preview),
    ...onDemand(context, ['repair'], repair),
    ...onDemand(context, ['storageUse', 'freeStorage'], storage),
    ...onDemand(context, historyVerbNames, history),
    ...onDemand(context, folderVerbNames, folders),
    ...onDemand(context, fileVerbNames, files),
  }
})
