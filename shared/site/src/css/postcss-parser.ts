import type { Root } from 'postcss'
// The parser alone: the package's front door brings processors and source maps along.
import parse from 'postcss/lib/parse'

export const parseWithPostcss = parse as (text: string) => Root
