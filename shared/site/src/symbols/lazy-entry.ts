export { keepSymbols } from './keep-symbols.ts'
export { selectorOfSymbol, selectorsOfSymbols, withRuleOfSymbol } from './said-by-symbol.ts'
