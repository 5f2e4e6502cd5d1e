export { planClassRename } from './plan-class-rename.ts'
export type { ClassRenameRequest } from './plan-class-rename.ts'
