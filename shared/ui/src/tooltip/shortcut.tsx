import styles from './tooltip.module.css'

/** `Mod+Shift+Z` as people of this system write it. */
export function shortcutLabel(keys: string, apple = isApple()): string {
  const names: Record<string, string> = apple
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', Ctrl: '⌃' }
    : { Mod: 'Ctrl', Control: 'Ctrl', Delete: 'Del' }
  const common: Record<string, string> = {
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Backslash: '\\',
    Slash: '/',
    Escape: 'Esc',
  }
  const parts = keys.split('+').map((key) => names[key] ?? common[key] ?? (key.length === 1 ? key.toUpperCase() : key))
  return parts.join(apple ? '' : '+')
}

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
}

export interface ShortcutProps {
  keys: string
}

export function Shortcut({ keys }: ShortcutProps) {
  return <kbd className={styles.keys}>{shortcutLabel(keys)}</kbd>
}
