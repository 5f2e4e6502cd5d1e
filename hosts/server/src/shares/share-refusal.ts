/** Why something was not stored, in words for who asked. */
export class ShareRefusal extends Error {
  readonly status: number
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

export const refusals = {
  foreign: () => new ShareRefusal(403, 'Only the editor of this server stores here.'),
  length: () => new ShareRefusal(400, 'The upload ended early.'),
  tooLarge: () => new ShareRefusal(413, 'Too large.'),
  notSealed: () => new ShareRefusal(415, 'Only what is encrypted is stored here.'),
  tooMany: () => new ShareRefusal(429, 'Too many uploads. Try again later.'),
  /** The cause is for who runs the server. */
  full: (cause?: unknown) => new ShareRefusal(507, 'No room for another share. Try again later.', { cause }),
}
