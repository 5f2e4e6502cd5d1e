/** What a worker was asked for needs code that could not be fetched: no fault of the code, and it may come with the next call. */
export class AbsentPart extends Error {
  constructor(reason: unknown) {
    super(`A part of Pergola could not be fetched: ${reason instanceof Error ? reason.message : String(reason)}`)
    this.name = 'AbsentPart'
  }
}
