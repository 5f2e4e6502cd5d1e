import styles from './icon.module.css'

export interface PathIconProps {
  /** Path data of a 24 × 24 stroked icon: what `PanelInfo` and `BlockInfo` carry. */
  path: string
  size?: number | undefined
}

/** Draws path data and nothing else, so an icon from a stranger can never bring markup. */
export function PathIcon({ path, size = 16 }: PathIconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
