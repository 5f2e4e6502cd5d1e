/** What may go wrong between here and a target, by what a person would do about it. */
export type PublishFailure =
  | 'settings-incomplete'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'rate-limited'
  | 'unreachable'
  | 'redirected'
  | 'server-error'
  | 'no-space'
  | 'refused'
  | 'unreadable'
  | 'nothing-to-return-to'
  | 'cancelled'

/** Thrown inside of a publication; whoever starts one turns it into an outcome. `detail` holds no token. */
export class PublishProblem extends Error {
  readonly failure: PublishFailure
  readonly detail: string

  constructor(failure: PublishFailure, detail = '') {
    super(`${failure}: ${detail}`)
    this.name = 'PublishProblem'
    this.failure = failure
    this.detail = detail
  }
}
