import { ScanSearch } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { IconButton, Popover } from '@pergola/ui'
import { messages } from '../messages.ts'
import styles from './asset-card.module.css'

export type FindUsers = (name: string) => Promise<readonly string[]>

interface WhereUsedProps {
  name: string
  find: FindUsers
}

/** Pages, sheets and other files that name an asset, looked up when somebody asks. */
export function WhereUsed({ name, find }: WhereUsedProps) {
  const label = messages.whereUsed(name)
  return (
    <Popover label={label} align="end" width="260px" trigger={<IconButton label={label} icon={<ScanSearch />} />}>
      <Users name={name} find={find} />
    </Popover>
  )
}

function Users({ name, find }: WhereUsedProps) {
  const title = useId()
  const [users, setUsers] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isGone = false
    void find(name).then((found) => isGone || setUsers(found))
    return () => void (isGone = true)
  }, [name, find])
  return (
    <div className={styles.users} aria-live="polite">
      {users === null ? (
        messages.looking
      ) : users.length === 0 ? (
        messages.usedBy([])
      ) : (
        <>
          <p id={title}>{messages.usedIn}</p>
          <ul aria-labelledby={title}>
            {users.map((user) => (
              <li key={user}>{user}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
