/** Takes texts apart and moves their parts, for scripts of pages on which a motion does. */
export const splitScript = `  // What moves the parts of a text is made when it is split, and anew where it is split anew.
  function split(name, selector, options, start) {
    var begun = [], times = [], onSplit = options.onSplit, onRevert = options.onRevert, texts;
    function move(name, make) {
      run(name, function () {
        var made = make();
        begun.push({ name: name, made: made });
        return made;
      });
    }
    function begin(parts) {
      begun = [];
      start(parts, move);
      begun.forEach(function (each, at) {
        if (at in times) each.made.totalTime(times[at]);
      });
    }
    function call(code, parts) {
      try {
        return code && code.call(parts, parts);
      } catch (reason) {
        console.error(reason);
      }
    }
    options.onSplit = function (parts) {
      begin(parts);
      return call(onSplit, parts);
    };
    options.onRevert = function (parts) {
      times = begun.map(function (each) { return each.made.totalTime(); });
      begun.forEach(function (each) {
        if (window[each.name] === each.made) delete window[each.name];
        each.made.revert();
      });
      return call(onRevert, parts);
    };
    try {
      if (typeof SplitText !== 'undefined') texts = SplitText.create(selector, options);
    } catch (reason) {
      console.error(reason);
    }
    // A text that cannot be split has no parts, and all else of its motion moves.
    if (!texts) return begin({ chars: [], words: [], lines: [] });
    var isGone = function (each) { return each.made.totalProgress() < 1; };
    if (isCalm && begun.length > 0 && begun.every(isGone)) texts.revert();
    if (name && !Object.prototype.hasOwnProperty.call(window, name)) window[name] = texts;
  }
`
