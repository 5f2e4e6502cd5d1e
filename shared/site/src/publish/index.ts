export { checkBuiltSite, type SiteFinding } from './check-built-site.ts'
export { createTarget, type TargetRequest } from './create-target.ts'
export type { FileMarks, Publication } from './manifest.ts'
export type { BuiltSite } from './marks-of.ts'
export { messages as publishMessages, publishReasons } from './messages.ts'
export { outcomeOf, preparePublication, type Preparation } from './prepare-publication.ts'
export { isUpToDate, type PublicationPlan } from './publication-plan.ts'
export type { PublishCall, PublishPorts } from './publish-ports.ts'
export { type PublishFailure, PublishProblem } from './publish-problem.ts'
export type { PublishStore } from './publish-store.ts'
export type { PublishTarget } from './publish-target.ts'
export {
  originOf,
  readValues,
  targetKind,
  targetKinds,
  type TargetField,
  type TargetKind,
  type TargetKindName,
  type TargetValues,
} from './target-kinds.ts'
export { createFolderStore, type FolderHandle } from './targets/folder-store.ts'
