import type { OpenModal } from '@pergola/contracts'
import type { RestModel } from '@pergola/site/rest-models'
import type { AnswerProblem } from './ask-server.ts'
import { keyOf } from './model-key.ts'

/** What the error modal is opened with, and the key of the model it is about; null for one that was not made. */
export type ShownProblem = AnswerProblem & { readonly model: string | null }

export type ProblemModal = OpenModal & { readonly argument: ShownProblem }

let last: ProblemModal | null = null

/** The window of the last answer that could not be used: its message is gone after a few seconds. */
export const lastProblem = {
  keep(modal: ProblemModal): void {
    last = modal
  },
  read: (): ProblemModal | null => last,
  /** Of this model as it is asked now; another project may have one of that name. */
  of(model: RestModel): ProblemModal | null {
    const isSame = last?.argument.model === keyOf(model) && last.argument.asked === `${model.method} ${model.url}`
    return isSame ? last : null
  },
}
