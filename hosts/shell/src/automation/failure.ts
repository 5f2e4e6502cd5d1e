/** An Error whose `code` is the named failure of the contracts. */
export class Failure extends Error {
  readonly code: string

  constructor(verb: string, code: string, detail?: string) {
    super([`${verb}: ${code}`, detail].filter(Boolean).join(', '))
    this.code = code
  }
}
