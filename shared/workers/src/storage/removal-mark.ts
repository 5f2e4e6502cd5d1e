/** While this file is there, somebody deletes the project: nothing of it may be taken for a lost one. */
export function removalMark(projectId: string): string {
  return `removals/${projectId}`
}
