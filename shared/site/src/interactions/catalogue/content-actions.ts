import { action } from './action.ts'
import type { ActionGroup } from './action.ts'

/** What is there and what it says. */
export const contentActions: readonly ActionGroup[] = [
  {
    title: 'Show, hide, toggle',
    actions: [
      action('hideElement', 'Hide Element', { selector: '' }),
      action('showElement', 'Show Element', { selector: '' }),
      action('toggleElement', 'Toggle Element Visibility', { selector: '' }),
      action('toggleAnimationClass', 'Toggle animation class', { selector: '', animationClass: '' }),
      action('setVisibility', 'Set Visibility', { selector: '', visibility: '' }),
      action('toggleVisibility', 'Toggle Visibility', { selector: '' }),
      action('setOpacity', 'Set Opacity', { selector: '', opacity: 0 }),
      action('setDisplay', 'Set Display', { selector: '', display: '' }),
    ],
  },
  {
    title: 'Classes',
    actions: [
      action('addClass', 'Add Class', { selector: '', className: '' }),
      action('removeClass', 'Remove Class', { selector: '', className: '' }),
      action('toggleClass', 'Toggle Class', { selector: '', className: '' }),
      action('addClickClass', 'Add Click Class', { selector: '', clickClass: '' }),
    ],
  },
  {
    title: 'Text and value',
    actions: [
      action('setText', 'Set Text', { selector: '', text: '' }),
      action('clearText', 'Clear Text', { selector: '' }),
      action('toggleText', 'Toggle Text', { selector: '', text1: '', text2: '' }),
      action('setPlaceholder', 'Set Placeholder', { selector: '', text: '' }),
      action('setValue', 'Set Value', { selector: '', value: '' }),
      action('clearValue', 'Clear Value', { selector: '' }),
      action('addTooltip', 'Add Tooltip', { selector: '', text: '' }),
      action('copyTextToClipboard', 'Copy Text to Clipboard', { selector: '' }),
    ],
  },
  {
    title: 'HTML and structure',
    actions: [
      action('setInnerHTML', 'Set Inner HTML', { selector: '', html: '' }),
      action('toggleHTML', 'Toggle Inner HTML', { selector: '', html1: '', html2: '' }),
      action('appendChild', 'Append Child', { selector: '', html: '' }),
      action('prependChild', 'Prepend Child', { selector: '', html: '' }),
      action('addHTMLBefore', 'Add HTML Before', { selector: '', html: '' }),
      action('addHTMLAfter', 'Add HTML After', { selector: '', html: '' }),
      action('insertAfter', 'Insert After', { selector: '', html: '' }),
      action('insertBefore', 'Insert Before', { selector: '', html: '' }),
      action('removeElement', 'Remove Element', { selector: '' }),
      action('removeAllChildren', 'Remove All Children', { selector: '' }),
      action('cloneElement', 'Clone Element', { selector: '' }),
      action('duplicateElement', 'Duplicate Element', { selector: '', times: 1 }),
      action('wrapElement', 'Wrap Element', { selector: '', wrapperTag: '' }),
      action('unwrapElement', 'Unwrap Element', { selector: '' }),
      action('swapElements', 'Swap Elements', { selector1: '', selector2: '' }),
      action('moveElementBefore', 'Move Element Before', { selector: '', targetSelector: '' }),
      action('moveElementAfter', 'Move Element After', { selector: '', targetSelector: '' }),
    ],
  },
]
