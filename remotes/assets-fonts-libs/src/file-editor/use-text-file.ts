import { useEffect, useRef, useState } from 'react'
import { limits } from '@pergola/contracts'
import type { CodeEditorService } from '@pergola/contracts'
import type { FileEditorServices } from './file-editor-services.ts'
import { messages, reasons } from './messages.ts'
import { askToOvertake, textOfOthers } from './overtaken-text.ts'
import { languageOf } from './read-file-text.ts'
import { saveFileText } from './save-file-text.ts'
import { useFileText } from './use-file-text.ts'

interface TextFileInput extends Omit<FileEditorServices, 'codeEditor'> {
  readonly codeEditor: CodeEditorService
  readonly path: string
  readonly stored: string
}

type Formatting = Pick<TextFileInput, 'codeEditor' | 'settings' | 'toasts' | 'path'>

async function format({ codeEditor, toasts, path }: Formatting, text: string): Promise<string> {
  const outcome = await codeEditor.format(text, languageOf(path))
  if (outcome.ok) return outcome.value
  toasts.warning([messages.notFormatted, outcome.detail].filter(Boolean).join('. '))
  return text
}

/** By the setting; a file that came with a layout of its own keeps it. */
async function laidOut(input: Formatting, text: string, before: string): Promise<string> {
  const { codeEditor, settings, path } = input
  if (!settings?.state.getState().settings.enable_prettier_for_file_editor || languageOf(path) === 'text') return text
  // Nobody is kept waiting for seconds: the button lays it out when it is asked to.
  if (text.length > limits.codeReloadBytes) return text
  const known = await codeEditor.format(before, languageOf(path))
  return known.ok && known.value === before ? format(input, text) : text
}

/** A text on its way to the project. */
interface Saving {
  readonly text: string
  readonly done: Promise<boolean>
}

/** The text being typed, what of it is stored, and the way there. While something is unsaved, closing asks. */
export function useTextFile(input: TextFileInput) {
  const { path, stored, dialogs, toasts } = input
  const [{ saved, text }, setFile] = useState({ saved: stored, text: stored })
  const saving = useRef<Saving | null>(null)
  /** What was last saved here is nobody else's change. */
  const given = useRef(stored)
  const isChanged = text !== saved
  const setText = (typed: string) => setFile((now) => ({ ...now, text: typed }))
  /** What was typed while a text made of `read` was on its way stays. */
  const replace = (read: string, made: string) => setFile((now) => (now.text === read ? { ...now, text: made } : now))

  // What nobody typed in says what the file says.
  useFileText(input, (theirs) => setFile((now) => (now.text === now.saved ? both(theirs) : now)))

  function save(): Promise<boolean> {
    if (!isChanged) {
      toasts.warning(messages.nothingChanged)
      return Promise.resolve(true)
    }
    const done = write()
    saving.current = { text, done }
    return done
  }

  async function write(): Promise<boolean> {
    const theirs = await textOfOthers(input, path, [saved, text, given.current])
    const answer = theirs === null ? 'confirm' : await askToOvertake(dialogs, path)
    if (answer === 'cancel') return false
    if (answer === 'alternative') {
      setFile(both(theirs ?? saved))
      return true
    }
    const written = await laidOut(input, text, saved)
    const beside = await input.filesBeside?.(path, written)
    given.current = written
    const outcome = await saveFileText(input, path, { ...beside, [path]: written })
    if (!outcome.ok) {
      toasts.error(messages.failed, outcome.detail ?? reasons[outcome.failure])
      return false
    }
    setFile((now) => ({ saved: written, text: now.text === text ? written : now.text }))
    toasts.success(messages.saved)
    return true
  }

  async function mayClose(): Promise<boolean> {
    if (!isChanged) return true
    // What is on its way already needs no question.
    if (saving.current?.text === text && (await saving.current.done)) return true
    const answer = await dialogs.confirm({
      title: messages.unsavedTitle,
      message: messages.unsaved(path),
      confirmLabel: messages.saveAndClose,
      alternativeLabel: messages.discard,
      cancelLabel: messages.stay,
    })
    return answer === 'alternative' || (answer === 'confirm' && (await save()))
  }

  // Anew with every render, so that the guard always knows the newest text.
  useEffect(() => (isChanged ? dialogs.guard?.(mayClose) : undefined))

  return { text, isChanged, setText, save, mayClose, format: async () => replace(text, await format(input, text)) }
}

const both = (text: string) => ({ saved: text, text })
