import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './button.module.css'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  variant?: 'primary' | 'default' | 'ghost' | 'danger' | undefined
  icon?: ReactNode
  children?: ReactNode
}

/** Rest props and the ref reach the element, so it can trigger a Menu or a Popover. */
export function Button({ variant = 'default', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" data-acts {...rest} className={clsx(styles.button, className)} data-variant={variant}>
      {icon}
      {children !== undefined && <span className={styles.label}>{children}</span>}
    </button>
  )
}
