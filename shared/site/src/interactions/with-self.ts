const selfToken =
  /\[[^\]]*\]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?<![\w\-.#:\\\u0080-\uFFFF])self(?![\w\-\\\u0080-\uFFFF])/g

/** `self` as a type of its own in a selector is what has this one: neither `.self`, nor `myself`, nor a quoted word. */
export function withSelf(text: string, own: string): string {
  return text.replace(selfToken, (token) => (token === 'self' ? own : token))
}
