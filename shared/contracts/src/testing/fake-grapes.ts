import { fail, type Outcome } from '../outcome.ts'
import type { GrapesFailure, GrapesProject, GrapesService } from '../services/grapes.ts'

export interface FakeGrapes extends GrapesService {
  /** What the next `readProject` answers. */
  project: Outcome<GrapesProject, GrapesFailure>
}

export function createFakeGrapes(): FakeGrapes {
  const fake: FakeGrapes = {
    project: fail('not-loaded'),
    readProject: async () => fake.project,
  }
  return fake
}
