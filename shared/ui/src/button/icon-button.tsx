import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Tooltip } from '../tooltip/tooltip.tsx'
import styles from './button.module.css'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  label: string
  /** Keys such as `Mod+Z`, shown in the tooltip. */
  shortcut?: string | undefined
  icon: ReactNode
  /** A toggle's state. */
  pressed?: boolean | undefined
  danger?: boolean | undefined
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

/**
 * Stays focusable while disabled, so that its tooltip can still say what it is; `aria-disabled` and no click then.
 */
export function IconButton(props: IconButtonProps) {
  const { label, shortcut, icon, pressed, danger, tooltipSide, disabled, className, onClick, ...rest } = props
  return (
    <Tooltip content={label} shortcut={shortcut} side={tooltipSide}>
      <button
        type="button"
        data-acts
        aria-label={label}
        aria-pressed={pressed}
        {...rest}
        aria-disabled={disabled || undefined}
        className={clsx(styles.icon, className)}
        data-danger={danger || undefined}
        onClick={disabled ? undefined : onClick}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
