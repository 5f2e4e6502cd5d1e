import { builtBytes } from '../build/index.ts'
import {
  checkBuiltSite,
  createTarget,
  isUpToDate,
  outcomeOf,
  preparePublication,
  type Preparation,
  type Publication,
  type PublishFailure,
  PublishProblem,
  publishReasons,
  type SiteFinding,
  targetKinds,
} from '../publish/index.ts'
import { buildFiles } from './build-files.ts'
import { createFolderEdgesStore } from './folder-edges-store.ts'
import type { Command, CommandCall, CommandOutcome } from './command.ts'
import { failed } from './command.ts'
import { messages } from './messages.ts'
import { openSite, readerOf } from './open-site.ts'

/** Never a word of the command: those are seen by everybody on the machine and kept by the shell. */
const secretVariable = 'PERGOLA_PUBLISH_TOKEN'

const optionOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const fieldNames = [...new Set(targetKinds.flatMap(({ fields }) => fields.map(({ name }) => name)))]

export const publishCommand: Command = {
  name: 'publish',
  usage: '<site.zip or folder> --to <target>',
  summary: messages.publish.summary,
  help: messages.publish.help(
    secretVariable,
    targetKinds.map(({ kind, name, fields }) => {
      const own = kind === 'folder' ? ['--folder <path>'] : []
      const options = fields.map((field) => {
        const option = `--${optionOf(field.name)}`
        return field.standard === undefined ? option : `[${option}]`
      })
      return `${kind.padEnd(8)} ${name}: ${[...own, ...options].join(' ')}`
    }),
  ),
  words: [1, 1],
  options: {
    to: true,
    service: true,
    folder: true,
    'dry-run': false,
    'with-findings': false,
    history: false,
    'roll-back': true,
    ...Object.fromEntries(fieldNames.map((name) => [optionOf(name), true])),
  },
  run: (call) => withProblems(() => publish(call)),
}

async function withProblems(work: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
  const outcome = await outcomeOf<CommandOutcome>(work)
  return outcome.ok ? outcome.value : failed(outcome.failure, reasonOf(outcome.failure, outcome.detail))
}

const reasonOf = (failure: PublishFailure, detail = '') =>
  detail === '' ? publishReasons[failure] : `${publishReasons[failure]}\n${detail}`

async function publish(call: CommandCall): Promise<CommandOutcome> {
  const { words, options, edges, warn } = call
  const target = targetOf(call)
  if (options['history']) return listed(await target.history())
  const back = options['roll-back']
  if (typeof back === 'string')
    return done(messages.publish.returned, await target.rollBack(back), await target.address())

  const opened = await openSite(words[0] ?? '', edges)
  if (!opened.ok) return opened
  const files = readerOf(opened.site.files)
  const built = await buildFiles(opened.site, files, { edges, warn })
  const byPath = new Map(built.map((file) => [file.path, file]))
  const site = {
    paths: [...byPath.keys()],
    async read(path: string) {
      const file = byPath.get(path)
      if (!file) throw new PublishProblem('refused', messages.notInside(path))
      return new Uint8Array(await builtBytes(file, files))
    },
  }
  const findings = await checkBuiltSite(site)
  const preparation = await preparePublication(target, site, edges.publishPorts)
  for (const finding of findings) warn(findingLine(finding))
  if (options['dry-run']) return planned(preparation, findings)
  if (findings.length > 0 && !options['with-findings'])
    return failed('findings', messages.publish.findings(findings.length), { findings, ...factsOf(preparation) })
  if (isUpToDate(preparation.plan)) return { ok: true, text: messages.publish.same, facts: factsOf(preparation) }
  const publication = await target.publish(preparation.site, preparation.plan)
  return done(messages.publish.done, publication, preparation.address, factsOf(preparation))
}

function targetOf({ options, edges }: CommandCall) {
  const named = options['to']
  const kind = targetKinds.find((each) => each.kind === named)
  if (!kind)
    throw new PublishProblem('settings-incomplete', messages.publish.noTarget(targetKinds.map((each) => each.kind)))
  const values: Record<string, string> = {}
  for (const name of [...fieldNames, 'service']) {
    const value = options[optionOf(name)]
    if (typeof value === 'string') values[name] = value
  }
  const secret = edges.environment(secretVariable) ?? ''
  if (kind.secret && secret === '')
    throw new PublishProblem('settings-incomplete', messages.publish.noSecret(secretVariable, kind.secret.label))
  const path = options['folder']
  const folder = kind.kind === 'folder' && typeof path === 'string' ? createFolderEdgesStore(path, edges) : undefined
  const call = { signal: new AbortController().signal, progress: () => undefined }
  return createTarget({ kind: kind.kind, values, secret, ...(folder && { folder }) }, edges.publishPorts, call)
}

function factsOf({ plan: { added, changed, removed, unchanged, bytes }, replaced, address }: Preparation) {
  return { added, changed, removed, unchanged, bytes, replaced, address }
}

function planned(preparation: Preparation, findings: readonly SiteFinding[]): CommandOutcome {
  const { plan } = preparation
  const lines = [
    ...plan.added.map((path) => `+ ${path}`),
    ...plan.changed.map((path) => `~ ${path}`),
    ...plan.removed.map((path) => `- ${path}`),
    messages.publish.plan(plan),
  ]
  return { ok: true, text: lines.join('\n'), facts: { ...factsOf(preparation), findings } }
}

function listed(history: readonly Publication[]): CommandOutcome {
  const lines = history.map(({ id, at, isCurrent }) => `${isCurrent ? '*' : ' '} ${id}  ${new Date(at).toISOString()}`)
  return { ok: true, text: lines.join('\n'), facts: { history } }
}

function done(
  words: string,
  publication: Publication,
  address: string | null,
  facts: Readonly<Record<string, unknown>> = {},
): CommandOutcome {
  return {
    ok: true,
    text: address === null ? words : `${words}: ${address}`,
    facts: { ...facts, publication, address },
  }
}

const findingLine = ({ kind, page, what }: SiteFinding) => `${page}: ${messages.publish.finding[kind]}: ${what}`
