import type { ImportFailure } from '@pergola/contracts'
import type { FontSavings } from '../build/index.ts'
import type { PublicationPlan } from '../publish/index.ts'
import type { Command } from './command.ts'

export const messages = {
  build: {
    summary: 'builds a site',
    help: `Builds the site of an exported project, or of any zip or folder with html files, into the folder.
Files of the same name are overwritten, others stay.`,
  },
  pack: {
    summary: 'makes a zip of a folder',
    help: 'Makes a zip of a folder, such as an exported project that was unpacked. The same files give the same bytes.',
  },
  check: {
    summary: 'looks for what is wrong with a site',
    help: `Looks at the pages as they would be exported: links and anchors that lead nowhere, files that are not there, markup
and styles that cannot be read, titles, languages and texts of pictures that are missing. Exit code 1 when there is an error.`,
    found: (errors: number, warnings: number) =>
      `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  },
  new: {
    summary: 'begins a site with a starter',
    help: (starters: string) =>
      `Puts a starter into an empty or new folder, named after the starter unless another is given.${starters}`,
    starters: (names: readonly string[]) => `Starters: ${names.join(', ')}`,
    unknown: (name: string, names: readonly string[]) =>
      `There is no starter ${name}. Choose one of these: ${names.join(', ')}.`,
    notEmpty: (folder: string) =>
      `The folder ${folder} holds files already. Name an empty one, or one that is not there yet.`,
    done: (files: number, folder: string) =>
      `${files} ${files === 1 ? 'file' : 'files'} written to ${folder}. Build it with: pergola build ${folder} web`,
  },
  publish: {
    summary: 'puts a site where visitors find it',
    help: (variable: string, targets: readonly string[]) =>
      `Builds the site and sends what differs from what was published there last. The key or token stands in ${variable},
in the environment and not in the command. --dry-run says what would change and sends nothing, --history lists what was
published, --roll-back <id> returns to one of these, --with-findings publishes although something was found.

Targets, behind --to:
  ${targets.join('\n  ')}`,
    noTarget: (kinds: readonly string[]) => `Name the target behind --to: ${kinds.join(', ')}.`,
    noSecret: (variable: string, label: string) => `${label} is missing: put it into the environment as ${variable}.`,
    finding: {
      'broken-link': 'link that leads nowhere',
      'missing-file': 'file that is not there',
      'missing-alt': 'picture without alternative text',
    },
    findings: (count: number) =>
      `${count} ${count === 1 ? 'thing' : 'things'} visitors would stumble over, so nothing was published. Correct them, or publish with --with-findings.`,
    plan: ({ added, changed, removed, bytes }: PublicationPlan) =>
      `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${bytes} bytes to be sent`,
    same: 'What is published is what would be published: there is nothing to do.',
    done: 'Published',
    returned: 'Returned',
  },
  unknownCommand: (command: string) => `Unknown command: ${command}`,
  unknownOption: (option: string) => `Unknown option: ${option}`,
  optionWithoutValue: (option: string) => `The option ${option} needs a value behind it.`,
  noFile: (path: string) => `There is no file ${path}. Check the name, and the folder you are in.`,
  notRead: (path: string, reason: string) => `${path} could not be read (${reason}). Choose a zip that you may read.`,
  noFolder: (path: string) => `There is no folder ${path}. Check the name, and the folder you are in.`,
  packed: (files: number, zip: string) => `${files} ${files === 1 ? 'file' : 'files'} packed into ${zip}`,
  notInside: (path: string) => `The zip has no file ${path}.`,
  built: (files: number, pages: number, folder: string) =>
    `${files} ${files === 1 ? 'file' : 'files'} (${pages} ${pages === 1 ? 'page' : 'pages'}) written to ${folder}`,
  notWritten: (path: string, folder: string, reason: string) =>
    `${path} could not be written into ${folder} (${reason}). Choose an empty folder that you may write to.`,
  idleLoops: (page: string) => `Buttons or fields of a looper do nothing on ${page}.`,
  smallerFonts: ({ fonts, before, after }: FontSavings) =>
    `${fonts} ${fonts === 1 ? 'font' : 'fonts'} made smaller: ${before} bytes before, ${after} after`,
  wholeFont: (path: string) => `${path} stays whole: no part can or may be made of it.`,
  contentProblem: (problem: string) => `Content: ${problem}`,
  notMinified: (path: string) => `${path} could not be read as what it is called and is written as it is.`,
  noPages: 'The zip holds no page: no file in it ends with .html, .htm or .xhtml.',
  invalidRecord: (detail: string) => `The project in the zip cannot be read. ${detail}`,
}

/** What `pergola --help` prints. */
export function usage(commands: readonly Command[]): string {
  const lines = commands.map(({ name, usage: words }) => `pergola ${name} ${words}`)
  const width = Math.max(...lines.map((line) => line.length))
  const table = commands.map(({ summary }, at) => `${(lines[at] ?? '').padEnd(width)}   ${summary}`)
  return `Usage: ${table.join('\n       ')}

pergola <command> --help says more. Each command takes --json, which prints one object: { "ok": true, … }, or
{ "ok": false, "code": …, "message": … }. Exit codes: 0 done, 1 failed, 2 called wrongly.`
}

/** What `pergola NAME --help` prints. */
export function commandHelp({ name, usage: words, help }: Command): string {
  return `Usage: pergola ${name} ${words}\n\n${help}`
}

/** A sentence for a failure that brings none. */
export function failureText(failure: ImportFailure, detail = ''): string {
  if (failure === 'no-pages') return messages.noPages
  return failure === 'invalid-record' ? messages.invalidRecord(detail) : detail
}
