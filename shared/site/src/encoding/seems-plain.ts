/**
 * True for a text that certainly declares no other encoding than UTF-8, told in a moment and without the rules. False
 * says nothing: the word may stand anywhere.
 */
export function seemsPlain(text: string): boolean {
  return !/(?:charset|encoding)[\s="']+(?!utf-?8\b)\w|\0/i.test(text.slice(0, 65_536))
}
