import { useRef, useState } from 'react'
import type { AssetsService } from '@pergola/contracts'
import { fontMessages as messages, fontProblems } from '../messages.ts'
import { canShow, isOldFormat } from './can-show.ts'
import { type ChosenFont, hasFontEnding, nameOfFile } from './chosen-font.ts'

export interface ChosenFonts {
  readonly fonts: readonly ChosenFont[]
  add(files: readonly File[]): void
  rename(id: number, name: string): void
  leaveOut(ids: readonly number[]): void
}

type Found = Partial<Pick<ChosenFont, 'name' | 'facts' | 'problem'>>

/** Files on their way to being installed, each read as soon as it was chosen. */
export function useChosenFonts(assets: AssetsService): ChosenFonts {
  const [fonts, setFonts] = useState<readonly ChosenFont[]>([])
  const ids = useRef(0)

  function edit(id: number, found: (font: ChosenFont) => Found) {
    setFonts((before) => before.map((font) => (font.id === id ? { ...font, ...found(font) } : font)))
  }

  async function read({ id, file }: ChosenFont) {
    const found = await lookInto(assets, file)
    // Whoever was faster than the reading keeps the name that was typed.
    edit(id, (font) => (font.name === nameOfFile(file.name) ? found : { ...found, name: font.name }))
  }

  return {
    fonts,
    add(files) {
      const chosen = files.map((file): ChosenFont => {
        ids.current += 1
        return { id: ids.current, file, name: nameOfFile(file.name), facts: null, problem: null }
      })
      setFonts((before) => [...before, ...chosen])
      for (const font of chosen) void read(font)
    },
    rename: (id, name) => edit(id, () => ({ name })),
    leaveOut: (gone) => setFonts((before) => before.filter(({ id }) => !gone.includes(id))),
  }
}

async function lookInto(assets: AssetsService, file: File): Promise<Found> {
  if (!hasFontEnding(file.name) || !assets.readFont) return { problem: messages.wrongEnding }
  if (file.size === 0) return { problem: messages.empty }
  const read = await assets.readFont(file)
  if (!read.ok) return { problem: fontProblems[read.failure] }
  const facts = read.value
  if (!isOldFormat(facts) && !(await canShow(file))) return { problem: messages.notShown }
  return { facts, ...(facts.family !== '' && { name: facts.family }) }
}
