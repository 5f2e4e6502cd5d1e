import { pressCommand } from '@pergola/contracts'
import { Component, LayoutTemplate } from 'lucide-react'
import { useStore } from 'zustand'
import styles from '../overlay/overlay.module.css'
import type { Canvas } from '../service/create-canvas.ts'
import { messages } from './messages.ts'

/** Tools of the selected element that keep it for later. */
export function SymbolTools({ canvas }: { canvas: Canvas }) {
  const { commands } = canvas.core.services
  const isPlain = useStore(canvas.core.store, (state) => !state.selected?.symbol && state.selection.length === 1)
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        title={messages.createTemplate}
        aria-label={messages.createTemplate}
        onClick={() => pressCommand(commands, 'element.create-template')}
      >
        <LayoutTemplate size={14} strokeWidth={1.5} aria-hidden />
      </button>
      {isPlain && (
        <button
          type="button"
          className={styles.tool}
          title={messages.createSymbol}
          aria-label={messages.createSymbol}
          onClick={() => pressCommand(commands, 'element.create-symbol')}
        >
          <Component size={14} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </>
  )
}
