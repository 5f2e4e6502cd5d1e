import { checkContribution, definitionProblems, type RemoteManifest } from '../remote-checks/index.ts'
import type { RemoteContribution, RemoteDefinition } from '../remote.ts'
import type { Services } from '../services/services.ts'
import { createFakeServices } from './fake-services.ts'

/** What a call threw, as a sentence; none when it did not. */
function thrown(place: string, work: () => unknown): readonly string[] {
  try {
    work()
    return []
  } catch (error) {
    return [`${place}: it throws ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** What the editor calls by itself, at the start and while it lists commands. Nothing is run. */
function callProblems({ settings = [], commands = [] }: RemoteContribution): readonly string[] {
  return [
    ...settings.flatMap(({ name, apply }) =>
      [true, false].flatMap((value) => thrown(`setting "${name}", apply(${value})`, () => apply(value))),
    ),
    ...commands.flatMap((command) =>
      (['when', 'checked'] as const).flatMap((call) =>
        thrown(`command "${command.name}", ${call}`, () => command[call]?.()),
      ),
    ),
  ]
}

/**
 * The contract test of a remote: everything the editor would refuse, a sentence each, none when it takes it as it is. The
 * remote is activated with fakes of the services; what they have not, `services` brings.
 */
export async function inspectRemote(
  manifest: Pick<RemoteManifest, 'name' | 'slots'>,
  definition: unknown,
  services: Partial<Services> = {},
): Promise<readonly string[]> {
  const wrong = definitionProblems(definition, manifest.name)
  if (wrong.length > 0) return wrong
  const { needs, activate } = definition as RemoteDefinition
  const offered = { ...createFakeServices(), ...services }
  const missing = needs.filter((need) => offered[need] === undefined)
  if (missing.length > 0) return [`needs ${missing.join(', ')}: there is no fake of it, give one to inspectRemote`]
  let contribution: unknown
  try {
    contribution = await activate(offered as Services)
  } catch (error) {
    return [`activate: it throws ${error instanceof Error ? error.message : String(error)}`]
  }
  const { accepted, refused } = checkContribution(manifest, contribution)
  const { dispose } = accepted
  return [...refused, ...callProblems(accepted), ...thrown('dispose', () => dispose?.())]
}
