import type { Command, CommandCall, CommandOutcome } from './command.ts'
import { failed, reasonOf } from './command.ts'
import { messages } from './messages.ts'

export const newCommand: Command = {
  name: 'new',
  usage: '<starter> [folder]',
  summary: messages.new.summary,
  help: messages.new.help('\nWithout a starter it names those there are.'),
  words: [0, 2],
  run: begin,
}

async function begin({ words: [starter, folder = starter ?? ''], edges }: CommandCall): Promise<CommandOutcome> {
  const paths = (await edges.listFiles(edges.startersFolder)) ?? []
  const names = [...new Set(paths.map((path) => path.slice(0, path.indexOf('/'))))].toSorted()
  if (starter === undefined) return { ok: true, text: messages.new.starters(names), facts: { starters: names } }
  if (!names.includes(starter)) return failed('unknown-starter', messages.new.unknown(starter, names))
  const there = await edges.listFiles(folder)
  if (there && there.length > 0) return failed('not-empty', messages.new.notEmpty(folder))
  const top = `${starter}/site/`
  const files = paths.filter((path) => path.startsWith(top)).map((path) => path.slice(top.length))
  for (const path of files) {
    const bytes = await edges.readFile(`${edges.startersFolder}/${top}${path}`)
    const problem = await edges.writeFile(folder, path, bytes).then(() => null, reasonOf)
    if (problem !== null) return failed('not-written', messages.notWritten(path, folder, problem))
  }
  return { ok: true, text: messages.new.done(files.length, folder), facts: { starter, files: files.length, folder } }
}
