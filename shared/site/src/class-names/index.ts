export { countClass } from './count-class.ts'
export type { ClassCountRequest } from './count-class.ts'
export { planClassRename } from './plan-class-rename.ts'
export type { ClassRenameRequest } from './plan-class-rename.ts'
