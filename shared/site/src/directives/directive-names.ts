/** Offered for `v-on`, docs/reference/directives.md; each does in the runtime what it says. */
export const modifierNames: readonly string[] = (
  'prevent stop once passive capture window document debounce throttle self camel dot outside shift ctrl alt meta ' +
  'left middle right enter space tab esc escape up down home end pageup pagedown exact'
).split(' ')

/** Offered for `v-bind`, docs/reference/directives.md; any other name may be typed. */
export const bindNames: readonly string[] = (
  'id class style title lang dir tabindex role hidden data-* draggable contenteditable spellcheck href target rel ' +
  'type download action method name value placeholder maxlength min max step autocomplete checked disabled ' +
  'readonly required multiple pattern size src alt width height loading controls autoplay loop muted poster ' +
  'preload colspan rowspan scope async defer charset content http-equiv integrity crossorigin'
).split(' ')

/** Offered for `v-on`, docs/reference/directives.md; any other name may be typed. */
export const eventNames: readonly string[] = (
  'click dblclick mousedown mouseup mouseover mousemove mouseout mouseenter mouseleave contextmenu wheel view ' +
  'enterview leaveview keydown keyup keypress submit change input focus blur reset select focusin focusout ' +
  'invalid touchstart touchend touchmove touchcancel pointerdown pointerup pointermove pointerover pointerout ' +
  'pointerenter pointerleave pointercancel gotpointercapture lostpointercapture drag dragstart dragend dragenter ' +
  'dragover dragleave drop copy cut paste play pause playing ended volumechange waiting durationchange timeupdate ' +
  'canplay canplaythrough seeking seeked loadeddata loadedmetadata progress stalled suspend ratechange cuechange ' +
  'abort animationstart animationend animationiteration transitionstart transitionend transitionrun ' +
  'transitioncancel DOMContentLoaded load beforeunload unload resize scroll error hashchange popstate online ' +
  'offline storage beforeprint afterprint readystatechange visibilitychange message messageerror rejectionhandled ' +
  'unhandledrejection toggle open close deviceorientation devicemotion speechstart speechend result nomatch'
).split(' ')
