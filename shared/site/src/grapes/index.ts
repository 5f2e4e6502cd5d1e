export { projectJsonProblem } from './find-project.ts'
export type { JsonProblem } from './find-project.ts'
export { grapesFiles } from './project-files.ts'
export type { NotCarried } from './project-files.ts'
