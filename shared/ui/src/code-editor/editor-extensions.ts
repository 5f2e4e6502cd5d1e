import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language'
import { lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import {
  crosshairCursor,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
  tooltips,
} from '@codemirror/view'
import type { CodeHooks, SourceLanguage } from './code-hooks.ts'
import { colours, highlighting } from './colours.ts'
import { emmetKeymap } from './expand-emmet.ts'
import { languageSupport } from './language-support.ts'
import { messages } from './messages.ts'
import { problems } from './problems.ts'
import { wordSource } from './word-source.ts'

/** The text came from outside; its owner knows it. */
export const fromOwner = Annotation.define<boolean>()

/** Where nothing typed here is left to undo or redo, the keys are left to the page. */
const sharedHistoryKeymap = historyKeymap.map(({ preventDefault: _keeps, ...binding }) => binding)

interface EditorInput {
  readonly label: string
  readonly language: SourceLanguage
  /** The newest hooks. */
  readonly hooks: () => CodeHooks
  /** Whatever was typed here, in the editor's own line ends. */
  readonly onText: (text: string) => void
}

export function editorExtensions({ label, language, hooks, onText }: EditorInput): Extension {
  return [
    typing(language),
    drawing(),
    languageSupport(language, hooks),
    search({ top: true }),
    wordSource(hooks),
    problems(hooks),
    keys(language, hooks),
    EditorState.phrases.of(messages.phrases),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-description': messages.leave,
      spellcheck: 'false',
      'data-shares-undo': 'true',
      // Also where nothing may be typed: a long line is scrolled with the keyboard.
      tabindex: '0',
    }),
    EditorView.updateListener.of((update) => {
      const isTyped = update.transactions.some((each) => each.docChanged && !each.annotation(fromOwner))
      if (isTyped) onText(update.state.doc.toString())
    }),
  ]
}

function typing(language: SourceLanguage): Extension {
  return [
    history(),
    EditorState.allowMultipleSelections.of(true),
    indentUnit.of('  '),
    indentOnInput(),
    closeBrackets(),
    // The text comes back as it was: a line feed is not made of a carriage return.
    EditorState.lineSeparator.of('\n'),
    autocompletion({ activateOnTyping: language !== 'text', icons: false }),
  ]
}

function drawing(): Extension {
  return [
    lineNumbers(),
    foldGutter(),
    codeFolding(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    highlightSpecialChars(),
    drawSelection(),
    rectangularSelection(),
    crosshairCursor(),
    bracketMatching(),
    // The box around the editor hides what reaches out of it.
    tooltips({ tooltipSpace: ({ dom }) => dom.getBoundingClientRect() }),
    highlightSelectionMatches(),
    syntaxHighlighting(highlighting),
    colours,
  ]
}

function keys(language: SourceLanguage, hooks: () => CodeHooks): Extension {
  const save = () => {
    hooks().onSave?.()
    return true
  }
  return [
    keymap.of([
      { key: 'Mod-s', run: save, preventDefault: true, stopPropagation: true },
      ...completionKeymap,
      ...emmetKeymap(language),
      ...closeBracketsKeymap,
      ...searchKeymap,
      ...sharedHistoryKeymap,
      ...foldKeymap,
      ...lintKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
  ]
}
