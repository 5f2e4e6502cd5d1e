import { originsIn } from './source-of.ts'

export interface ScriptNeeds {
  /** It makes code of texts. */
  readonly evaluates: boolean
  readonly origins: readonly string[]
  readonly makesBlobs: boolean
  readonly startsWorkers: boolean
}

const evaluating = /\bnew\s+Function\b|(?<![\w.$])(?:eval|Function)\s*\(|\bset(?:Timeout|Interval)\(\s*['"`]/

/** What code asks of a policy, as far as it says so. */
export function readScript(code: string): ScriptNeeds {
  const plain = code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  return {
    evaluates: evaluating.test(plain),
    origins: originsIn(plain),
    makesBlobs: /\bcreateObjectURL\b/.test(plain),
    startsWorkers: /\bnew\s+(?:Shared)?Worker\b|\bserviceWorker\b/.test(plain),
  }
}
