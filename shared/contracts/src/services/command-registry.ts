import type { Command, CommandInfo } from '../commands.ts'
import type { Dispose } from '../lifetime.ts'
import type { Readable } from '../readable.ts'

export interface CommandsService {
  /** Changes when commands are registered or removed; ask `list` for what is enabled now. */
  readonly state: Readable<{ readonly names: readonly string[] }>
  register(commands: readonly Command[]): Dispose
  list(): readonly CommandInfo[]
  /** Absent when no remote has registered the name. */
  find(name: string): CommandInfo | undefined
  /** Rejects with `command-missing` or `command-disabled`; otherwise settles with what `run` returned. */
  run(name: string, argument?: unknown): Promise<unknown>
}
