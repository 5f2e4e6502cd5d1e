import { UnitInput } from '@pergola/ui'
import { parseKilobytes, type Budget } from './budget.ts'
import type { ChecksState } from './create-checks.ts'
import { messages } from './messages.ts'
import styles from './page-checks.module.css'

interface BudgetFieldsProps {
  readonly weight: ChecksState['weight']
  readonly budget: Budget
  readonly onChange: (budget: Budget) => void
}

const validate = (text: string) => (parseKilobytes(text) === null ? messages.notANumber : null)

/** What the page weighs, and how much a person allows. */
export function BudgetFields({ weight, budget, onChange }: BudgetFieldsProps) {
  const field = (name: keyof Budget, label: string) => (
    <UnitInput
      label={label}
      units={[]}
      minimum={1}
      value={String(budget[name] / 1000)}
      validate={validate}
      onCommit={(text) => {
        const bytes = parseKilobytes(text)
        if (bytes !== null) onChange({ ...budget, [name]: bytes })
      }}
    />
  )
  return (
    <section className={styles.budgets} aria-label={messages.budgets}>
      {weight && (
        <p className={styles.weight}>
          <span className={styles.strong}>{messages.pageWeight}</span>
          <span className={styles.muted}>{messages.weight(weight.total, weight.images)}</span>
        </p>
      )}
      {field('page', messages.pageBudget)}
      {field('image', messages.imageBudget)}
    </section>
  )
}
