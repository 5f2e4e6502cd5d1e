/** What a page that declares nothing is read as, by its language: HTML standard, "determining the character encoding". */
const byLanguage: Readonly<Record<string, string>> = {
  ar: 'windows-1256',
  az: 'windows-1254',
  ba: 'windows-1251',
  be: 'windows-1251',
  bg: 'windows-1251',
  cs: 'windows-1250',
  el: 'iso-8859-7',
  et: 'windows-1257',
  fa: 'windows-1256',
  he: 'windows-1255',
  hr: 'windows-1250',
  hu: 'iso-8859-2',
  ja: 'shift_jis',
  kk: 'windows-1251',
  ko: 'euc-kr',
  ku: 'windows-1254',
  ky: 'windows-1251',
  lt: 'windows-1257',
  lv: 'windows-1257',
  mk: 'windows-1251',
  pl: 'iso-8859-2',
  ru: 'windows-1251',
  sah: 'windows-1251',
  sk: 'windows-1250',
  sl: 'iso-8859-2',
  sr: 'windows-1251',
  tg: 'windows-1251',
  th: 'windows-874',
  tr: 'windows-1254',
  tt: 'windows-1251',
  uk: 'windows-1251',
  vi: 'windows-1258',
}

export function languageEncoding(start: string): string {
  const tag = /<html\b[^>]*?\slang\s*=\s*["']?([a-z-]+)/i.exec(start)?.[1]?.toLowerCase() ?? ''
  if (/^zh-(?:tw|hk|mo|hant)/.test(tag)) return 'big5'
  const language = tag.split('-', 1)[0] ?? ''
  return language === 'zh' ? 'gb18030' : (byLanguage[language] ?? 'windows-1252')
}
