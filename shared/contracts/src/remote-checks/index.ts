/** What is asked of a remote from elsewhere, for the editor and for those who write one. */
export { manifestLimits, readRemoteManifest } from './remote-manifest.ts'
export type { ManifestReading, RemoteManifest } from './remote-manifest.ts'
export { definitionProblems } from './check-definition.ts'
export { checkContribution, contributionLimits } from './check-contribution.ts'
export type { CheckedContribution } from './check-contribution.ts'
export { ownSlots, reservedNames, slotProblem } from './reserved.ts'
