/** Words as the language of the text has them, so that texts without blanks are counted, too. */
export function countWords(text: string, language?: string): number {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike) words += 1
  return words
}

/** Whole minutes that reading takes, one at least. */
export const minutesOf = (words: number, perMinute: number) => Math.max(1, Math.round(words / perMinute))
