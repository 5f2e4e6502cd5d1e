import { action } from './action.ts'
import { doAnimation } from './do-animation.ts'
import type { ActionGroup } from './action.ts'

/** What elements are and do. */
export const elementActions: readonly ActionGroup[] = [
  {
    title: 'Attributes and identity',
    actions: [
      action('setAttribute', 'Set Attribute', { selector: '', attribute: '', value: '' }),
      action('removeAttribute', 'Remove Attribute', { selector: '', attribute: '' }),
      action('toggleAttribute', 'Toggle Attribute', { selector: '', attribute: '', value: '' }),
      action('setElementId', 'Set Element ID', { selector: '', id: '' }),
      action('setElementName', 'Set Element Name', { selector: '', name: '' }),
      action('setElementTitle', 'Set Element Title', { selector: '', title: '' }),
      action('setDraggable', 'Set Draggable', { selector: '', value: false }),
    ],
  },
  {
    title: 'Forms and focus',
    actions: [
      action('focusElement', 'Focus Element', { selector: '' }),
      action('blurElement', 'Blur Element', { selector: '' }),
      action('disableElement', 'Disable Element', { selector: '' }),
      action('enableElement', 'Enable Element', { selector: '' }),
      action('toggleDisable', 'Toggle Disable', { selector: '' }),
      action('toggleRequired', 'Toggle Required', { selector: '' }),
    ],
  },
  {
    title: 'Accessibility',
    actions: [
      action('setAriaLabel', 'Set ARIA Label', { selector: '', label: '' }),
      action('toggleAriaHidden', 'Toggle ARIA Hidden', { selector: '' }),
      action('setTabIndex', 'Set Tab Index', { selector: '', index: 0 }),
    ],
  },
  {
    title: 'Timed effects',
    actions: [
      action('fadeIn', 'Fade In', { selector: '', duration: 0 }),
      action('fadeOut', 'Fade Out', { selector: '', duration: 0 }),
      action('slideDown', 'Slide Down', { selector: '', duration: 0 }),
      action('slideUp', 'Slide Up', { selector: '', duration: 0 }),
      action('shakeElement', 'Shake Element', { selector: '', duration: 0 }),
      action('pulseElement', 'Pulse Element', { selector: '', duration: 0 }),
      action('blinkElement', 'Blink Element', { selector: '', times: 3, interval: 300 }),
      action('flashBackground', 'Flash Background', { selector: '', color: 'yellow', duration: 500 }),
      doAnimation,
    ],
  },
  {
    title: 'Scroll, page, screen',
    actions: [
      action('scrollToElement', 'Scroll to Element', { selector: '' }),
      action('scrollToTop', 'Scroll to Top', {}),
      action('scrollToBottom', 'Scroll to Bottom', {}),
      action('disableScroll', 'Disable Scroll', { selector: '' }),
      action('enableScroll', 'Enable Scroll', { selector: '' }),
      action('toggleFullscreen', 'Toggle Fullscreen', { selector: '' }),
    ],
  },
  {
    title: 'Observation',
    actions: [action('dontObserverMeAgain', 'Igonre watch element', { selector: '' })],
  },
]
