export { findInFile, replaceInFile } from './find-in-file.ts'
export type { FileMatch, Replaced, Search, SearchedFile } from './find-in-file.ts'
export { createMatcher } from './find-query.ts'
export type { ColourKey, FindQuery, FindWhat, Matcher, QueryProblem } from './find-query.ts'
