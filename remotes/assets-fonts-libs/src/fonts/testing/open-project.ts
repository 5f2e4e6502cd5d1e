import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { paths, type FontFacts, succeed } from '@pergola/contracts'
import { createFakeAssets, createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { fontMessages as messages } from '../messages.ts'

export const brand: FontFacts = {
  family: 'Brand',
  weight: '700',
  style: 'italic',
  unicodeRange: 'U+20-7E',
  format: 'woff2',
}
const page = '<!doctype html><head><link rel=stylesheet href=own.css></head><body>x</body>'

export async function openProject() {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'One', files: { [paths.fontsCss]: '/* mine */\n', 'index.html': page } })
  await projects.open(id)
  const stored = () => {
    const found = projects.stored(id)
    if (!found) throw new Error('no project')
    return found
  }
  const index = stored().project.pages['index']
  if (index) index.pathes = { ...index.pathes, html: 'index.html' }
  const assets = createFakeAssets()
  const labels: (string | undefined)[] = []
  assets.upload = async (files, work) => {
    labels.push(work?.label)
    const done = files.map(({ name = '', type, size }) => ({ name, type, size, path: `${work?.folder}${name}` }))
    for (const [at, file] of files.entries()) await projects.writeFile(done[at]?.path ?? '', file)
    return succeed({ stored: done, ignored: [] })
  }
  const services = { projects, assets, dialogs: createFakeDialogs(), toasts: createFakeToasts() }
  const css = async () => new TextDecoder().decode(await stored().files.get(paths.fontsCss)?.arrayBuffer())
  const html = async () => new TextDecoder().decode(await stored().files.get('index.html')?.arrayBuffer())
  return {
    ...services,
    services,
    labels,
    stored,
    css,
    html,
    said: () => services.toasts.shown.map(({ message }) => message),
  }
}

export const fontFile = (name: string, facts: FontFacts | string) =>
  new File([typeof facts === 'string' ? facts : JSON.stringify(facts)], name)

export async function choose(...files: File[]) {
  await userEvent.click(screen.getByRole('tab', { name: messages.upload }))
  const [input] = screen.getAllByLabelText(messages.choose).filter((found) => found instanceof HTMLInputElement)
  if (input) await userEvent.upload(input, files, { applyAccept: false })
}
