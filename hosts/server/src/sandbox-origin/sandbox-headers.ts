import { pagePermissions } from '../sandbox/page-permissions.ts'

export const sandboxHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'origin-agent-cluster': '?1',
  'permissions-policy': pagePermissions,
}
