/** First character a person sees: a whole emoji, and none of the marks that only steer text. */
export function initialOf(name: string): string {
  const visible = name.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, (gap) => (gap.includes('\u200d') ? '\u200d' : ''))
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(visible)) return segment
  return ''
}
