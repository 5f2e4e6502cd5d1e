import { fail, type Outcome } from '../outcome.ts'
import type { GrapesFailure, GrapesPlugin, GrapesProject, GrapesService } from '../services/grapes.ts'

export interface FakeGrapes extends GrapesService {
  /** What the next `readProject` answers. */
  project: Outcome<GrapesProject, GrapesFailure>
  /** What the next `readPlugin` answers. */
  plugin: Outcome<GrapesPlugin, GrapesFailure>
}

export function createFakeGrapes(): FakeGrapes {
  const fake: FakeGrapes = {
    project: fail('not-loaded'),
    plugin: fail('not-loaded'),
    readProject: async () => fake.project,
    readPlugin: async () => fake.plugin,
  }
  return fake
}
