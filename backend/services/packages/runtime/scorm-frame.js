/*
 * Stands inside the sandboxed frame before the bridge: what a page misses for being in such a frame, and the height it
 * would have (docs/modules.md).
 */
(function () {
  'use strict';
  // a frame without an origin has no storage: pages that only remember trifles there must not stop for it
  ['localStorage', 'sessionStorage'].forEach(function (name) {
    try {
      void window[name];
    } catch {
      var kept = new Map();
      Object.defineProperty(window, name, {
        value: {
          getItem: function (key) {
            return kept.has(String(key)) ? kept.get(String(key)) : null;
          },
          setItem: function (key, value) {
            kept.set(String(key), String(value));
          },
          removeItem: function (key) {
            kept.delete(String(key));
          },
          clear: function () {
            kept.clear();
          },
          key: function (at) {
            var keys = Array.from(kept.keys());
            return at < keys.length ? keys[at] : null;
          },
          get length() {
            return kept.size;
          },
        },
      });
    }
  });

  /*
   * The height the page asks for. One that follows the frame's own (100vh and a margin) would grow without end: what
   * stands over it as far as before, time and again as it is given what it asked for, is no content.
   */
  var FOLLOWS = 0.9;
  var OFTEN = 2;
  var asked = { over: 0, view: 0 };
  var following = 0;
  var ignored = 0;

  function ask() {
    var height = document.documentElement.scrollHeight;
    var view = window.innerHeight;
    var over = height - view;
    if (over <= ignored) following = 0;
    if (over <= ignored || (over === asked.over && view === asked.view)) return;
    // told by the sizes and not by the event: what changes in the page may be seen before the frame's own resize
    var isAnswered = asked.over > 0 && view > asked.view;
    if (isAnswered && over >= asked.over * FOLLOWS) following += 1;
    asked = { over: over, view: view };
    if (following < OFTEN) {
      window.parent.postMessage({ channel: 'portal-module', version: 1, type: 'size', height: height }, '*');
      return;
    }
    ignored = over;
    following = 0;
  }

  window.addEventListener('DOMContentLoaded', function () {
    if (typeof ResizeObserver !== 'function') return;
    window.addEventListener('resize', ask);
    new ResizeObserver(ask).observe(document.documentElement);
    // what stands out of a page as high as the frame changes the height of no box
    var waits = false;
    function soon() {
      if (waits) return;
      waits = true;
      requestAnimationFrame(function () {
        waits = false;
        ask();
      });
    }
    var all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(soon).observe(document.documentElement, all);
    window.addEventListener('load', soon, true);
  });
})();
