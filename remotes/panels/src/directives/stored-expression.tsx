import { limits } from '@pergola/contracts'
import { ExpressionField } from '../expression-field/expression-field.tsx'
import type { ExpressionFieldProps } from '../expression-field/expression-field.tsx'
import { useDelayedStore } from '../expression-field/use-delayed-store.ts'
import type { DirectiveProps } from './directive-props.ts'

type StoredExpressionProps = DirectiveProps &
  Omit<ExpressionFieldProps, 'onChange' | 'onLeave' | 'problem' | 'disabled'> & {
    /** Stores the text and returns null, or says what is wrong with it. */
    onStore: (text: string) => string | null
  }

/** An expression that is stored when it has stood still. What is wrong is said in place, and once more on leaving. */
export function StoredExpression({ element: _element, services, onStore, ...field }: StoredExpressionProps) {
  const stored = useDelayedStore({ value: field.value, onStore, delay: limits.directiveDebounce })

  function leave() {
    const before = stored.problem
    if (!stored.settle() && before === null) return
    if (before !== null) services.toasts.error(before)
  }

  return (
    <ExpressionField {...field} value={stored.text} onChange={stored.change} onLeave={leave} problem={stored.problem} />
  )
}
