import type { TokenIssue, TokenReason } from '@pergola/site/design-tokens'

const reasons: Record<TokenReason, string> = {
  'no-type': 'says no $type, and neither does its group',
  'unknown-type': 'has a type that the format does not know',
  'bad-value': 'has a value that its type does not allow',
  'no-css': 'has a value that CSS has no way to say',
  'alias-missing': 'refers to what is not in the file',
  'alias-circle': 'refers to itself in the end',
  'name-taken': 'would have the same name in CSS as another token',
  'bad-source': 'names a source that is not in the file',
}

/** What is wrong with a token, by its path. */
export function issueText({ path, reason, detail }: TokenIssue): string {
  return `${path} ${reasons[reason]}${detail === undefined ? '.' : `: ${detail}`}`
}
