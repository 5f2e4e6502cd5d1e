import type { FileLike } from '../file-like.ts'
import { fail, succeed } from '../outcome.ts'
import type { ReceiveFailure, ShareFailure, SharesService, SharesState } from '../services/shares.ts'
import type { ShareTarget } from '../shares.ts'
import { createState } from './create-state.ts'

export interface FakeShares extends SharesService {
  readonly sent: FileLike[]
  /** What `target` answers. */
  place: ShareTarget | null
  /** The next `send` or `receive` fails so. */
  failure: (ShareFailure & ReceiveFailure) | ShareFailure | ReceiveFailure | null
  /** What the received link leads to. */
  zip: FileLike | null
  arrive(state: Partial<SharesState>): void
}

const nothing: SharesState = { received: null, problem: null }

export function createFakeShares(): FakeShares {
  const state = createState<SharesState>(nothing)
  const fake: FakeShares = {
    state,
    sent: [],
    place: { kind: 'own', upload: '/shares', seconds: 259_200, bytes: 1_000_000 },
    failure: null,
    zip: null,
    arrive: (arrived) => state.set({ ...nothing, ...arrived }),
    target: async () => fake.place,
    async send(zip) {
      if (fake.failure) return fail(fake.failure as ShareFailure)
      fake.sent.push(zip)
      const expires = 1_800_000_000_000
      return succeed({ link: 'https://editor.example/workspace?file=aHR0cHM#key=secret', expires })
    },
    async receive() {
      if (fake.failure) return fail(fake.failure as ReceiveFailure)
      return fake.zip ? succeed(fake.zip) : fail('nothing-received')
    },
    dismiss: () => state.set(nothing),
  }
  return fake
}
