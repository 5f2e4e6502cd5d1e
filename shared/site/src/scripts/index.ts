export { findScriptProblem } from './find-script-problem.ts'
export type { ScriptProblem } from './find-script-problem.ts'
