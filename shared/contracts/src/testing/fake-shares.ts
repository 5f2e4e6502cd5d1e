import type { FileLike } from '../file-like.ts'
import { fail, succeed } from '../outcome.ts'
import type {
  OwnShare,
  ReceiveFailure,
  ShareFailure,
  SharesService,
  SharesState,
  StopFailure,
} from '../services/shares.ts'
import type { ShareTarget } from '../shares.ts'
import { createState } from './create-state.ts'

export interface FakeShares extends SharesService {
  readonly sent: FileLike[]
  /** What `mine` answers. */
  own: readonly OwnShare[]
  /** The next `stop` fails so. */
  stopFailure: StopFailure | null
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
    own: [],
    stopFailure: null,
    place: { kind: 'own', upload: '/shares', seconds: 259_200, bytes: 1_000_000 },
    failure: null,
    zip: null,
    arrive: (arrived) => state.set({ ...nothing, ...arrived }),
    target: async () => fake.place,
    async send(zip, _work, name = '') {
      if (fake.failure) return fail(fake.failure as ShareFailure)
      fake.sent.push(zip)
      const expires = 1_800_000_000_000
      const link = 'https://editor.example/workspace?file=aHR0cHM#key=secret'
      fake.own = [{ name, link, sharedAt: 1_799_000_000_000, expires, canStop: true }, ...fake.own]
      return succeed({ link, expires })
    },
    async receive() {
      if (fake.failure) return fail(fake.failure as ReceiveFailure)
      return fake.zip ? succeed(fake.zip) : fail('nothing-received')
    },
    dismiss: () => state.set(nothing),
    offer: (offered) => state.set({ ...state.getState(), offered }),
    mine: async () => fake.own,
    async stop(link) {
      if (fake.stopFailure && fake.stopFailure !== 'share-missing') return fail(fake.stopFailure)
      fake.own = fake.own.filter((share) => share.link !== link)
      return fake.stopFailure ? fail(fake.stopFailure) : succeed(undefined)
    },
  }
  return fake
}
