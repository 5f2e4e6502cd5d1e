import { CaseSensitive, Regex, ReplaceAll, WholeWord } from 'lucide-react'
import { Button, focusOnMount, IconButton, Select, TextField } from '@pergola/ui'
import type { FindQuery, FindWhat } from '@pergola/site/find'
import type { FindState } from './create-find.ts'
import styles from './find-panel.module.css'
import { messages, scopeNames, whatNames } from './messages.ts'
import type { FindScope } from './messages.ts'

interface FindFieldsProps {
  state: Pick<FindState, 'query' | 'scope' | 'replacement' | 'problem'>
  onChange: (change: Partial<Pick<FindState, 'query' | 'scope' | 'replacement'>>) => void
  /** Enter in the field of what is found. */
  onSearch: () => void
  /** Null where there is nothing to replace. */
  onReplaceAll: (() => void) | null
  /** Why nothing can be replaced, else null. */
  refusal: string | null
}

const choicesOf = <Name extends string>(names: Record<Name, string>) =>
  (Object.keys(names) as Name[]).map((value) => ({ value, label: names[value] }))

const kinds = choicesOf<FindWhat>(whatNames)
const scopes = choicesOf<FindScope>(scopeNames)

export function FindFields({ state, onChange, onSearch, onReplaceAll, refusal }: FindFieldsProps) {
  const { query, scope, replacement, problem } = state
  const ask = (change: Partial<FindQuery>) => onChange({ query: { ...query, ...change } })
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Select label={messages.what} value={query.what} options={kinds} onChange={(what) => ask({ what })} />
        <Select label={messages.scope} value={scope} options={scopes} onChange={(next) => onChange({ scope: next })} />
      </div>
      {query.what === 'attribute' && (
        <TextField
          label={messages.attribute}
          placeholder={messages.anyAttribute}
          code
          value={query.attribute ?? ''}
          onChange={(attribute) => ask({ attribute })}
        />
      )}
      <TextField
        label={messages.find}
        inputRef={focusOnMount}
        value={query.pattern}
        code={query.isRegex || query.what !== 'text'}
        error={problem}
        onChange={(pattern) => ask({ pattern })}
        onEnter={onSearch}
      />
      <Toggles query={query} onChange={ask} />
      <TextField
        label={messages.replacement}
        value={replacement}
        code={query.what !== 'text'}
        disabled={refusal !== null}
        onChange={(text) => onChange({ replacement: text })}
        hint={refusal ?? undefined}
      />
      {refusal === null && (
        <Button icon={<ReplaceAll />} disabled={onReplaceAll === null} onClick={() => onReplaceAll?.()}>
          {messages.replaceAll}
        </Button>
      )}
    </div>
  )
}

function Toggles({ query, onChange }: { query: FindQuery; onChange: (change: Partial<FindQuery>) => void }) {
  const toggles = [
    { name: 'matchCase', label: messages.matchCase, icon: <CaseSensitive /> },
    { name: 'wholeWord', label: messages.wholeWord, icon: <WholeWord /> },
    { name: 'isRegex', label: messages.regex, icon: <Regex /> },
  ] as const
  return (
    <div className={styles.toggles}>
      {toggles.map(({ name, label, icon }) => (
        <IconButton
          key={name}
          label={label}
          icon={icon}
          pressed={query[name]}
          onClick={() => onChange({ [name]: !query[name] })}
        />
      ))}
    </div>
  )
}
