import type { ServiceContext } from './service/service-context.ts'

/** What is stored of the open project is another thing now. */
export async function openAgain({ ask, store }: Pick<ServiceContext, 'ask' | 'store'>, id: string): Promise<void> {
  const answer = await ask('open', { id, taking: 'try' })
  if (answer.ok) store.opened(answer.value.ok ? answer.value.value : null)
}
