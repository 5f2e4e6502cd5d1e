export { withShownStates } from '@pergola/site/css'
