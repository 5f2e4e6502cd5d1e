import type { CommandEdges } from './command-edges.ts'

/** What a command ends with. `facts` are what `--json` prints beside `ok`; `text` is for people. */
export type CommandOutcome =
  | { readonly ok: true; readonly text: string; readonly facts: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false
      /** One word of the program for what failed, such as `not-read`. */
      readonly code: string
      /** What failed, why, and what to do. */
      readonly message: string
      readonly facts?: Readonly<Record<string, unknown>>
    }

/** One command of `pergola`. A new one is a line in `commands.ts`. */
export interface Command {
  readonly name: string
  /** Behind `pergola NAME`, such as `<site.zip> <folder>`. */
  readonly usage: string
  readonly summary: string
  /** What `--help` says below the usage. */
  readonly help: string
  /** How many words it takes, at least and at most. */
  readonly words: readonly [number, number]
  /** Options of its own; true for those that are followed by a value. */
  readonly options?: Readonly<Record<string, boolean>>
  run(call: CommandCall): Promise<CommandOutcome>
}

export interface CommandCall {
  readonly words: readonly string[]
  /** By the name without its dashes; `true` for an option without a value. */
  readonly options: Readonly<Record<string, string | true>>
  readonly edges: CommandEdges
  /** Says what went on although something is wrong. */
  warn(line: string): void
}

export function failed(
  code: string,
  message: string,
  facts?: Readonly<Record<string, unknown>>,
): Extract<CommandOutcome, { ok: false }> {
  return { ok: false, code, message, ...(facts && { facts }) }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
