/** The tokenizer alone: the package's main entry brings the grammar of all of CSS with it. */
declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree'
}
