/** What a tool cannot do, on its way to the answer. Never leaves this folder. */
export class ToolFailure extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
